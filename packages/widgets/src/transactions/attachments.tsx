import { ApiFailure } from '@evenkeel/api-client/client'
import { type Attachment, maxAttachmentBytes } from '@evenkeel/api-client/contract/attachments'
import { paths as calls } from '@evenkeel/api-client/contract/paths'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { IconButton } from '@evenkeel/ui/icon-button'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { FileButton } from '../shared/file-button.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useDone } from '../shared/use-done.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/transaction-dialogs.generated.ts'

const acceptedFiles = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'
const sizeText = (bytes: number) => words.attachmentSize({ kilobytes: Math.max(1, Math.round(bytes / 1024)) })
const addressOf = (id: number) => calls.downloadAttachment.path.replace('{attachmentId}', String(id))

function AttachmentItem({ file }: { readonly file: Attachment }) {
  const removal = useChange('removeAttachment')
  const report = useReportedChange()
  const { attachmentId, name } = file
  const remove = () => report(removal.run({ body: { attachmentId } }), words.attachmentRemoved({ name }))
  return (
    <li className="flex items-center gap-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-label font-normal wrap-anywhere text-text-muted">
        {file.isHere ? (
          <TextLink href={addressOf(attachmentId)} download icon="file">
            {name}
          </TextLink>
        ) : (
          <span>{name}</span>
        )}
        <span>{file.isHere ? sizeText(file.size) : words.attachmentElsewhere()}</span>
      </span>
      <IconButton
        icon="trash"
        label={words.attachmentRemove({ name })}
        size="compact"
        disabled={removal.isBusy}
        onClick={() => void remove()}
      />
    </li>
  )
}

/** Attaches a file; returns why a file was refused, in words. */
function useAttach({ userTransactionId }: Transaction) {
  const { run, isBusy } = useChange('addAttachment')
  const showDone = useDone()
  const showFailure = useFailure()
  const [refusal, setRefusal] = useState<string | null>(null)
  const attach = async (file: File) => {
    setRefusal(file.size > maxAttachmentBytes ? words.attachmentTooLarge({ name: file.name }) : null)
    if (file.size > maxAttachmentBytes) return
    try {
      const { answer, changeId } = await run({ body: { file, userTransactionId: String(userTransactionId) } })
      showDone(words.attachmentAdded({ name: answer.name }), changeId)
    } catch (reason) {
      const said = reason instanceof ApiFailure ? reason.messageFor('file') : null
      if (said === null) showFailure(reason)
      setRefusal(said)
    }
  }
  return { attach, isBusy, refusal }
}

function AttachControl({ row }: { readonly row: Transaction }) {
  const { attach, isBusy, refusal } = useAttach(row)
  return (
    <FileButton
      label={words.attach()}
      accept={acceptedFiles}
      hint={words.attachHint()}
      refusal={refusal}
      isBusy={isBusy}
      onFile={(file) => void attach(file)}
    />
  )
}

/** The files of a transaction, and another one. */
export function Attachments({ row }: { readonly row: Transaction }) {
  const { userTransactionId, attachmentCount } = row
  const query = useQuery('attachments', { body: { userTransactionId } })
  const { data, failure, retry } = query
  const seenCount = useRef(attachmentCount)
  const isOther = data !== undefined && data.length !== attachmentCount
  // The parts of a split that was removed leave their files to the row. Asked once for each count, also if the answer has another number.
  useEffect(() => {
    if (seenCount.current !== attachmentCount && isOther) retry()
    seenCount.current = attachmentCount
  }, [attachmentCount, isOther, retry])
  return (
    <section aria-label={words.attachments()} className="mt-3 flex flex-col gap-2">
      {/* Room for files that do not come would move the rows below when the answer is there. */}
      {(attachmentCount > 0 || data !== undefined || failure !== undefined) && (
        <QueryView
          query={query}
          label={words.attachments()}
          skeleton={<SkeletonText lines={attachmentCount} />}
          failedTitle={words.attachmentsFailed()}
        >
          {(files) =>
            files.length > 0 && (
              <ul className="flex flex-col gap-1">
                {files.map((file) => (
                  <AttachmentItem key={file.attachmentId} file={file} />
                ))}
              </ul>
            )
          }
        </QueryView>
      )}
      <AttachControl row={row} />
    </section>
  )
}
