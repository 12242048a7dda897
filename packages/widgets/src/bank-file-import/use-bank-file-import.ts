import { ApiFailure } from '@evenkeel/api-client/client'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { type Dispatch, useReducer, useRef } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { toMessage } from '../shared/form-failure.ts'
import * as words from '../words/bank-file-import.generated.ts'
import { firstState, type ImportEvent, importReducer, type ImportState } from './import-state.ts'
import { type MappingDraft, toMapping } from './mapping.ts'
import { noteText } from './note-text.ts'
import { type AccountChoice, commitRequest, type Target } from './review.ts'

/** 10 MB, the server's limit. */
const maxBytes = 10 * 1024 * 1024

/** Returns why a file was refused. What is said about the file comes first, then about a field: it names what is wrong. */
function toRefusalText(reason: unknown): string {
  if (!(reason instanceof ApiFailure)) return toMessage(reason)
  const message = reason.items[0]?.errors[0] ?? reason.message
  return reason.note ? noteText({ ...reason.note, message }) : message
}

interface Reading {
  readonly file: File
  readonly mapping?: MappingDraft | null
  readonly target?: Target | undefined
  /** The type of a new account, if the person has chosen one: cards write their signs differently. */
  readonly accountType?: string | undefined
}

/**
 * Reads a file on the server. Each reading has a number, so that only the newest one's answer counts. The server takes one file of a
 * person at a time, so a reading waits for the one before it, and is skipped if a newer one is waiting by then.
 */
function useReading(dispatch: Dispatch<ImportEvent>) {
  const client = useClient()
  const readings = useRef(0)
  const underWay = useRef(Promise.resolve())
  const next = () => (readings.current += 1)
  const read = async (reading: number, { file, mapping, target, accountType }: Reading) => {
    const sent = mapping === null || mapping === undefined ? null : toMapping(mapping)
    try {
      const preview = await client.call('previewBankFile', {
        body: {
          file,
          ...(sent === null ? {} : { mapping: JSON.stringify(sent) }),
          ...(target?.kind === 'existing' ? { userAccountId: String(target.userAccountId) } : {}),
          ...(target?.kind === 'new' && accountType !== undefined ? { accountType } : {}),
        },
      })
      dispatch({ type: 'previewed', reading, preview })
    } catch (reason) {
      dispatch({ type: 'refused', reading, message: toRefusalText(reason) })
    }
  }
  const inTurn = (reading: number, input: Reading) => {
    underWay.current = underWay.current.then(() => (reading === readings.current ? read(reading, input) : undefined))
  }
  const open = (file: File) => {
    const reading = next()
    dispatch({ type: 'fileChosen', file, reading })
    if (file.size > maxBytes) {
      dispatch({
        type: 'refused',
        reading,
        message: words.tooLarge(),
      })
    } else inTurn(reading, { file })
  }
  const again = (input: Reading) => {
    const reading = next()
    dispatch({ type: 'readAgain', reading })
    inTurn(reading, input)
  }
  return { open, again }
}

/** Undoes an import, and says so in a toast. */
function useUndoImport(onUndone: (bankFileId: number, removed: number) => void) {
  const undo = useChange('undoBankFile')
  const toast = useToast()
  const showFailure = useFailure()
  const run = async (bankFileId: number) => {
    try {
      const { answer } = await undo.run({ body: { bankFileId } })
      onUndone(bankFileId, answer.removed)
      toast.show({ text: words.undone() })
    } catch (reason) {
      showFailure(reason)
    }
  }
  return { run, isBusy: undo.isBusy }
}

type Review = Extract<ImportState, { step: 'review' }>

/** Returns the state of the import, and the actions of each step. */
export function useBankFileImport() {
  const [state, dispatch] = useReducer(importReducer, firstState)
  const reading = useReading(dispatch)
  const commit = useChange('commitBankFile')
  const toast = useToast()
  const undo = useUndoImport((bankFileId, removed) => dispatch({ type: 'undone', bankFileId, removed }))

  async function importFile({ preview, choices, skipsUnreadable }: Review) {
    try {
      const { answer } = await commit.run({ body: commitRequest(preview, choices, skipsUnreadable) })
      dispatch({ type: 'committed', created: answer.created, skipped: answer.skipped })
      const takeBack = { label: words.undo(), onAction: () => void undo.run(preview.bankFileId) }
      toast.show({ text: words.imported({ count: answer.created }), action: takeBack })
    } catch (reason) {
      const refusals =
        reason instanceof ApiFailure ? reason.items.filter(({ field }) => /^accounts\[/i.test(field)) : []
      dispatch({ type: 'commitFailed', message: refusals.length > 0 ? null : toRefusalText(reason), refusals })
    }
  }

  return {
    state,
    isCommitting: commit.isBusy,
    isUndoing: undo.isBusy,
    openFile: reading.open,
    startOver: () => dispatch({ type: 'startedOver' }),
    changeMapping: (file: File, mapping: MappingDraft) => {
      dispatch({ type: 'mappingChanged', mapping })
      if (toMapping(mapping) !== null) reading.again({ file, mapping })
    },
    acceptColumns: () => dispatch({ type: 'columnsAccepted' }),
    reopenColumns: () => dispatch({ type: 'columnsReopened' }),
    decide: (state: Review, key: string, change: Partial<AccountChoice>) => {
      dispatch({ type: 'decided', key, change })
      const { file, mapping, preview } = state
      const isOpen = preview.signs?.settledBy === null && preview.accounts.length === 1
      if (change.type !== undefined && isOpen)
        reading.again({ file, mapping, target: state.choices[key]?.target, accountType: change.type })
    },
    chooseSigns: (state: Review, invertSign: boolean) => {
      if (state.mapping === null) return
      const mapping = { ...state.mapping, invertSign }
      const [account] = state.preview.accounts
      const target = state.preview.accounts.length === 1 ? state.choices[account?.key ?? '']?.target : undefined
      dispatch({ type: 'signsChosen', mapping })
      reading.again({ file: state.file, mapping, target })
    },
    skipUnreadable: (isSkipped: boolean) => dispatch({ type: 'unreadableSkipped', isSkipped }),
    /** Only a file with one account can be compared with an account of the person's choice. */
    chooseTarget: ({ file, mapping, preview }: Review, key: string, target: Target) => {
      dispatch({ type: 'decided', key, change: { target, sameRowKeys: [] } })
      if (target.kind === 'existing' && preview.accounts.length === 1) reading.again({ file, mapping, target })
    },
    importFile,
    undo: undo.run,
  }
}

export type BankFileImportActions = ReturnType<typeof useBankFileImport>
