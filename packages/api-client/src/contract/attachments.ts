import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { download, id, instant, nothing, pathId } from './primitives.ts'

/** The largest file that can be attached, in bytes. */
export const maxAttachmentBytes = 5 * 1024 * 1024
/** What all attachments of a person may take together, in bytes. */
export const maxAttachmentsBytes = 100 * 1024 * 1024
/** The form around the file. */
const formBytes = 64 * 1024

export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

export const attachment = z.object({
  attachmentId: id,
  name: z.string(),
  type: z.enum(attachmentTypes),
  /** Bytes, after the metadata of a picture was removed. */
  size: z.number(),
  addedAt: instant,
  /** False until the part of an export that holds its bytes is imported. */
  isHere: z.boolean(),
})
export type Attachment = z.infer<typeof attachment>

export const attachmentEndpoints = {
  attachments: endpoint('attachments', {
    summary: 'List a transaction’s attachments, oldest first.',
    who: 'employee',
    body: z.object({ userTransactionId: id }),
    answer: z.array(attachment),
    ids: { 'body.userTransactionId': 'transaction' },
    readOnly: true,
  }),
  addAttachment: endpoint('addAttachment', {
    summary: 'Attach a PDF, JPEG or PNG file to a transaction. Picture metadata is removed.',
    who: 'employee',
    bodyType: 'multipart',
    body: z.object({
      /** The server detects the type from the bytes, not from the name or the stated type. */
      file: z.custom<Blob>((value) => value instanceof Blob, 'Field required'),
      userTransactionId: z.string(),
    }),
    answer: attachment,
    ids: { 'body.userTransactionId': 'transaction' },
    maxBytes: maxAttachmentBytes + formBytes,
  }),
  downloadAttachment: endpoint('downloadAttachment', {
    summary: 'Download an attachment. It is sent as a download, never for display.',
    who: 'employee',
    params: z.object({ attachmentId: pathId }),
    answer: download,
    answerType: 'application/octet-stream',
    ids: { 'params.attachmentId': 'attachment' },
  }),
  removeAttachment: endpoint('removeAttachment', {
    summary: 'Delete an attachment. Undo works for 30 days, or until its space is needed.',
    who: 'employee',
    body: z.object({ attachmentId: id }),
    answer: nothing,
    ids: { 'body.attachmentId': 'attachment' },
  }),
}
