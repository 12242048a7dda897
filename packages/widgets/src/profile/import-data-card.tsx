import { ApiFailure } from '@evenkeel/api-client/client'
import { maxExportBytes } from '@evenkeel/api-client/contract/account-data'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { FileButton } from '../shared/file-button.tsx'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/import-data.generated.ts'

type Imported = Answer<'importAccountData'> & { readonly name: string }

/** Imports an export; keeps what came of the last file. */
function useImport() {
  const { run, isBusy } = useChange('importAccountData')
  const showFailure = useFailure()
  const [name, setName] = useState('')
  const [imported, setImported] = useState<Imported | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const bring = async (file: File) => {
    setName(file.name)
    setImported(null)
    setRefusal(file.size > maxExportBytes ? words.tooLarge({ name: file.name }) : null)
    if (file.size > maxExportBytes) return
    try {
      const { answer } = await run({ body: { file } })
      setImported({ ...answer, name: file.name })
    } catch (problem) {
      const reason = problem instanceof ApiFailure ? problem.messageFor('file') : null
      if (reason === null) showFailure(problem)
      else setRefusal(`${words.refused({ name: file.name, reason })} ${words.nothingSaved()}`)
    }
  }
  return { bring, isBusy, name, imported, refusal }
}

function Result({ name, accounts, transactions, attachments }: Imported) {
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
      <TextLink href={href(paths.allTransactions())}>{words.view()}</TextLink>
    </Notice>
  )
}

type Takes = Answer<'exportParts'>['takes']

const textOf = { everything: words.intro, attachments: words.awaited, nothing: words.taken } as const

function ImportControl({ takes }: { readonly takes: Takes }) {
  const { bring, isBusy, name, imported, refusal } = useImport()
  return (
    <div className="flex flex-col items-start gap-4">
      {imported !== null && <Result {...imported} />}
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
    <ProfileCard title={words.title()}>
      <QueryView
        query={query}
        label={words.loading()}
        skeleton={<SkeletonText lines={2} />}
        failedTitle={words.failed()}
      >
        {({ takes }) => <ImportControl takes={takes} />}
      </QueryView>
    </ProfileCard>
  )
}
