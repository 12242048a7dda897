import { createHash } from 'node:crypto'
import type { Attachment } from '@evenkeel/api-client/contract/attachments'
import { attachment as attachmentSchema, maxAttachmentsBytes } from '@evenkeel/api-client/contract/attachments'
import { id as idSchema } from '@evenkeel/api-client/contract/primitives'
import * as z from 'zod/mini'
import { badRequest, conflict, notFound } from '../../errors.ts'
import type { LedgerCalls, LedgerContext, RequestCalls } from '../../http/handlers.ts'
import { onLedger } from '../../http/run-on-ledger.ts'
import {
  attachmentIdsOf,
  attachmentsOf,
  contentsSize,
  deleteAttachment,
  deleteContents,
  findAttachment,
  insertAttachment,
  insertContent,
  moveAttachmentRows,
  noteUnusedContents,
  readContentBytes,
  type StoredAttachment,
  unusedContents,
} from '../../store/ledger/attachments.ts'
import { findEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { presentMoment } from '../moment.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { requireEntry } from '../require.ts'
import { type CleanFile, cleanFile } from './clean-file.ts'
import { toFileName } from './file-name.ts'
import { say } from '../../say.ts'

const maxPerTransaction = 20
/** How long a removed attachment can be brought back, if its room is not needed before. */
const keptMs = 30 * 24 * 60 * 60_000

const messages = {
  noRoom: say('yourAttachmentsTake100MBPlease'),
  tooMany: say('pleaseRemoveAFileFirstThis', maxPerTransaction),
  notHere: say('thisFileIsInAnotherPart'),
} as const

/** An imported name may be any text. */
const toView = ({ id, name, type, size, addedAt, isHere }: StoredAttachment): Attachment =>
  ({
    attachmentId: id,
    name: toFileName(name, type),
    type,
    size,
    addedAt,
    isHere,
  }) as const

/** Returns an attachment that a transaction shows. @throws ApiError 404 */
function requireAttachment(ledger: LedgerTransaction, id: number): StoredAttachment {
  const found = findAttachment(ledger, id)
  if (!found || !findEntry(ledger, found.entryId)) throw notFound()
  return found
}

/** Deletes for good what nothing has shown for 30 days. */
function tidy({ ledger, clock }: LedgerContext): void {
  noteUnusedContents(ledger, presentMoment(clock))
  const old = unusedContents(ledger, new Date(clock.now() - keptMs).toISOString())
  if (old.length > 0)
    deleteContents(
      ledger,
      old.map(({ id }) => id),
    )
}

/** Makes room for a file: of what was removed, the oldest goes first. @throws ApiError 400 if what is shown is too much. */
function freeSpace(ledger: LedgerTransaction, size: number): void {
  let excess = contentsSize(ledger) + size - maxAttachmentsBytes
  for (const content of unusedContents(ledger)) {
    if (excess <= 0) return
    deleteContents(ledger, [content.id])
    excess -= content.size
  }
  if (excess > 0) throw badRequest({ file: messages.noRoom })
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Attaches a file. @throws ApiError 404 for an unknown transaction, 400 if there is no room. */
function attach(context: LedgerContext, entryId: number, file: CleanFile & { readonly name: string }): Attachment {
  const { ledger, clock } = context
  requireEntry(ledger, entryId)
  if (attachmentsOf(ledger, entryId).length >= maxPerTransaction) throw badRequest({ file: messages.tooMany })
  return recordChange(context, 'attachment.add', (recorder) => {
    tidy(context)
    freeSpace(ledger, file.bytes.length)
    const contentId = insertContent(ledger, { type: file.type, sha256: sha256(file.bytes) }, file.bytes)
    const id = insertAttachment(ledger, { entryId, contentId, name: file.name, addedAt: presentMoment(clock) })
    recorder.hasCreated('attachment', [id])
    return toView(requireAttachment(ledger, id))
  })
}

/** Removes an attachment; its content is kept for a while, so that it can be undone. @throws ApiError 404 */
function remove(context: LedgerContext, id: number): Record<string, never> {
  const { ledger } = context
  requireAttachment(ledger, id)
  recordChange(context, 'attachment.remove', (recorder) => {
    recorder.willChange('attachment', [id])
    deleteAttachment(ledger, id)
    tidy(context)
  })
  return {}
}

/** Moves the attachments of transactions that another one replaces, as part of a change. */
export function moveAttachments(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  fromEntryIds: readonly number[],
  toEntryId: number,
): void {
  const ids = attachmentIdsOf(ledger, fromEntryIds)
  if (ids.length === 0) return
  recorder.willChange('attachment', ids)
  moveAttachmentRows(ledger, ids, toEntryId)
}

function readFile(ledger: LedgerTransaction, id: number) {
  const { name, type, contentId, isHere } = requireAttachment(ledger, id)
  if (!isHere) throw conflict({ attachmentId: messages.notHere })
  return { fileName: toFileName(name, type), bytes: readContentBytes(ledger, contentId) }
}

export const attachmentLedgerCalls = {
  attachments: ({ body }, { ledger }) => {
    const { id } = requireEntry(ledger, body.userTransactionId)
    return attachmentsOf(ledger, id).map(toView)
  },
  downloadAttachment: ({ params }, { ledger }) => readFile(ledger, params.attachmentId),
  removeAttachment: ({ body }, context) => remove(context, body.attachmentId),
} satisfies LedgerCalls

/** A form's fields are text. @throws ApiError 404 for anything but an id. */
function readEntryId(text: string): number {
  const result = z.safeParse(idSchema, Number(text))
  if (!result.success) throw notFound()
  return result.data
}

export const attachmentCalls = {
  addAttachment: async ({ body: { file, userTransactionId } }, context) => {
    const entryId = readEntryId(userTransactionId)
    const clean = cleanFile(await file.bytes())
    const name = toFileName(file instanceof File ? file.name : '', clean.type)
    return z.parse(attachmentSchema, await onLedger(context, (onIt) => attach(onIt, entryId, { ...clean, name })))
  },
} satisfies RequestCalls
