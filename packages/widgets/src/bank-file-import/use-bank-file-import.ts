import { ApiFailure } from '@evenkeel/api-client/client'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useToast } from '@evenkeel/ui/toast'
import { type Dispatch, useReducer, useRef } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { messageOf } from '../shared/form-failure.ts'
import { firstState, type ImportEvent, importReducer, type ImportState } from './import-state.ts'
import { type MappingDraft, mappingOf } from './mapping.ts'
import { type AccountChoice, commitRequest, type Target } from './review.ts'
import { rowsText } from './rows-text.ts'

/** 10 MB, as the server takes at most. */
const maxBytes = 10 * 1024 * 1024

/** The server's own words about a field come first: they say what is wrong with which line. */
const refusalOf = (reason: unknown): string =>
  reason instanceof ApiFailure ? (reason.items[0]?.errors[0] ?? reason.message) : messageOf(reason)

interface Reading {
  readonly file: File
  readonly mapping?: MappingDraft | null
  readonly target?: Target
}

/** Reads a file on the server; each reading has a number, so that only the newest one's answer counts. */
function useReading(dispatch: Dispatch<ImportEvent>) {
  const client = useClient()
  const readings = useRef(0)
  const next = () => (readings.current += 1)
  const read = async (reading: number, { file, mapping, target }: Reading) => {
    const sent = mapping === null || mapping === undefined ? null : mappingOf(mapping)
    try {
      const preview = await client.call('previewBankFile', {
        body: {
          file,
          ...(sent === null ? {} : { mapping: JSON.stringify(sent) }),
          ...(target?.kind === 'existing' ? { userAccountId: String(target.userAccountId) } : {}),
        },
      })
      dispatch({ type: 'previewed', reading, preview })
    } catch (reason) {
      dispatch({ type: 'refused', reading, message: refusalOf(reason) })
    }
  }
  const open = (file: File) => {
    const reading = next()
    dispatch({ type: 'fileChosen', file, reading })
    if (file.size > maxBytes) {
      dispatch({
        type: 'refused',
        reading,
        message: 'The file is larger than 10 MB. Export a shorter period and import it in parts.',
      })
    } else void read(reading, { file })
  }
  const again = (input: Reading) => {
    const reading = next()
    dispatch({ type: 'readAgain', reading })
    void read(reading, input)
  }
  return { open, again }
}

/** Takes an import back, and says so in a toast. */
function useUndoImport(onUndone: (bankFileId: number, removed: number) => void) {
  const undo = useChange('undoBankFile')
  const toast = useToast()
  const showFailure = useFailure()
  const run = async (bankFileId: number) => {
    try {
      const { answer } = await undo.run({ body: { bankFileId } })
      onUndone(bankFileId, answer.removed)
      toast.show({ text: 'The import is undone' })
    } catch (reason) {
      showFailure(reason)
    }
  }
  return { run, isBusy: undo.isBusy }
}

/** The whole import: its state, and what a person can do in each step. */
export function useBankFileImport() {
  const [state, dispatch] = useReducer(importReducer, firstState)
  const reading = useReading(dispatch)
  const commit = useChange('commitBankFile')
  const toast = useToast()
  const undo = useUndoImport((bankFileId, removed) => dispatch({ type: 'undone', bankFileId, removed }))

  async function importFile({ preview, choices }: Extract<ImportState, { step: 'review' }>) {
    try {
      const { answer } = await commit.run({ body: commitRequest(preview, choices) })
      dispatch({ type: 'committed', created: answer.created, skipped: answer.skipped })
      const takeBack = { label: 'Undo', onAction: () => void undo.run(preview.bankFileId) }
      toast.show({
        text: answer.created === 0 ? 'The balance is up to date' : `${rowsText(answer.created)} imported`,
        action: takeBack,
      })
    } catch (reason) {
      dispatch({ type: 'commitFailed', message: refusalOf(reason) })
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
      if (mappingOf(mapping) !== null) reading.again({ file, mapping })
    },
    acceptColumns: () => dispatch({ type: 'columnsAccepted' }),
    reopenColumns: () => dispatch({ type: 'columnsReopened' }),
    decide: (key: string, change: Partial<AccountChoice>) => dispatch({ type: 'decided', key, change }),
    /** Only a file of one account can be compared with an account of the person's choice. */
    chooseTarget: (
      { file, mapping, preview }: Extract<ImportState, { step: 'review' }>,
      key: string,
      target: Target,
    ) => {
      dispatch({ type: 'decided', key, change: { target, sameRowKeys: [] } })
      if (target.kind === 'existing' && preview.accounts.length === 1) reading.again({ file, mapping, target })
    },
    importFile,
    undo: undo.run,
  }
}

export type BankFileImportActions = ReturnType<typeof useBankFileImport>
