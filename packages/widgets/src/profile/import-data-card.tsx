import { ApiFailure } from '@evenkeel/api-client/client'
import { maxExportBytes } from '@evenkeel/api-client/contract/account-data'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery, useUndo } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { FileButton } from '../shared/file-button.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { useToast } from '../shared/toasts.tsx'
import * as words from '../words/import-data.generated.ts'

type Imported = Answer<'importAccountData'> & { readonly name: string; readonly changeId: number | null }

/** Imports an export; keeps what came of the last file. */
function useImport() {
  const { run, isBusy } = useChange('importAccountData')
  const showFailure = useFailure()
  const [name, setName] = useState('')
  const [imported, setImported] = useState<Imported | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const undo = useUndo()
  const toast = useToast()
  const takeBack = async (changeId: number) => {
    try {
      await undo(changeId)
      setImported(null)
      toast.show({ text: words.undone() })
    } catch (problem) {
      showFailure(problem)
    }
  }
  const bring = async (file: File) => {
    setName(file.name)
    setImported(null)
    setRefusal(file.size > maxExportBytes ? words.tooLarge({ name: file.name }) : null)
    if (file.size > maxExportBytes) return
    try {
      const { answer, changeId } = await run({ body: { file } })
      setImported({ ...answer, changeId, name: file.name })
    } catch (problem) {
      const reason = problem instanceof ApiFailure ? problem.messageFor('file') : null
      if (reason === null) showFailure(problem)
      else setRefusal(`${words.refused({ name: file.name, reason })} ${words.nothingSaved()}`)
    }
  }
  return { bring, takeBack, isBusy, name, imported, refusal }
}

interface ResultProps {
  readonly imported: Imported
  readonly onUndo: (changeId: number) => Promise<void>
}

function Result({ imported, onUndo }: ResultProps) {
  const { name, accounts, transactions, attachments, changeId } = imported
  const { href } = useLinks()
  const isOfFiles = accounts === 0 && transactions === 0
  const heading = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice tone="positive" announce="polite">
      <p ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
        {words.imported({ name })}
      </p>
      <p>{isOfFiles ? words.resultOfFiles({ attachments }) : words.result({ accounts, transactions, attachments })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink href={href(paths.allTransactions())}>{words.view()}</TextLink>
        {changeId !== null && <TextButton onClick={() => void onUndo(changeId)}>{words.undo()}</TextButton>}
      </div>
    </Notice>
  )
}

type Takes = Answer<'exportParts'>['takes']

const textOf = { everything: words.intro, attachments: words.awaited, nothing: words.taken } as const

function ImportControl({ takes }: { readonly takes: Takes }) {
  const { bring, takeBack, isBusy, name, imported, refusal } = useImport()
  return (
    <div className="flex flex-col items-start gap-4">
      {imported !== null && <Result imported={imported} onUndo={takeBack} />}
      {(takes !== 'nothing' || imported === null) && <p className="text-body text-text-muted">{textOf[takes]()}</p>}
      {(takes !== 'nothing' || isBusy) && (
        <FileButton
          label={words.choose()}
          accept=".zip,application/zip"
          refusal={refusal}
          isBusy={isBusy}
          onFile={(file) => void bring(file)}
        />
      )}
      <p role="status" className="text-label font-normal wrap-anywhere text-text-muted empty:hidden">
        {isBusy && words.reading({ name })}
      </p>
    </div>
  )
}

/** Brings an export into an account that has nothing in it yet. */
export function ImportDataCard() {
  const query = useQuery('exportParts')
  return (
    <QueryCard
      title={words.title()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={2} />}
      failedTitle={words.failed()}
    >
      {({ takes }) => <ImportControl takes={takes} />}
    </QueryCard>
  )
}
