import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { remembered } from './remembered.ts'
import { attachment, attachmentContent, attachmentPart } from './schema.ts'
import { deleteRow, insertRow } from './rows-by-id.ts'

/** Half of what one row may hold on the edge. */
export const attachmentPartBytes = 1024 * 1024

/** An attachment with what its content says of itself. */
export interface StoredAttachment {
  readonly id: number
  readonly entryId: number
  readonly contentId: number
  readonly name: string
  readonly addedAt: string
  readonly type: (typeof attachmentContent.$inferSelect)['type']
  readonly size: number
  /** Whether its bytes are stored: those of an import may come later. */
  readonly isHere: boolean
}

const among = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

const isHere = sql<boolean>`exists (select 1 from attachment_part where content_id = ${attachment.contentId})`.mapWith(
  Boolean,
)

const selected = (ledger: LedgerTransaction) =>
  ledger
    .select({
      id: attachment.id,
      entryId: attachment.entryId,
      contentId: attachment.contentId,
      name: attachment.name,
      addedAt: attachment.addedAt,
      type: attachmentContent.type,
      size: attachmentContent.size,
      isHere,
    })
    .from(attachment)
    .innerJoin(attachmentContent, eq(attachmentContent.id, attachment.contentId))

/** Returns the attachments of an entry, in the order in which they were added. */
export const attachmentsOf = (ledger: LedgerTransaction, entryId: number): StoredAttachment[] =>
  selected(ledger).where(eq(attachment.entryId, entryId)).orderBy(asc(attachment.id)).all()

export const findAttachment = (ledger: LedgerTransaction, id: number): StoredAttachment | undefined =>
  selected(ledger).where(eq(attachment.id, id)).get()

const counts = prepared((db) =>
  db
    .select({ entryId: sql`entry_id`, files: sql`count(*)` })
    .from(sql`attachment`)
    .groupBy(sql`entry_id`)
    .prepare(),
)

/** Returns how many attachments each entry has, of those that have any. */
export const attachmentCounts = remembered(
  () => '',
  (ledger): ReadonlyMap<number, number> =>
    new Map(
      counts(ledger)
        .values()
        .map(([entryId, files]) => [Number(entryId), Number(files)]),
    ),
)

/** Stores a file in pieces. Returns the id of its content. */
export function insertContent(
  ledger: LedgerTransaction,
  fields: Pick<typeof attachmentContent.$inferInsert, 'type' | 'sha256'>,
  bytes: Uint8Array,
): number {
  const row = { ...fields, size: bytes.length }
  const { id } = ledger.insert(attachmentContent).values(row).returning({ id: attachmentContent.id }).get()
  insertParts(ledger, id, bytes)
  return id
}

/** Stores the bytes of a content that is there already. */
export function insertParts(ledger: LedgerTransaction, contentId: number, bytes: Uint8Array): void {
  for (let part = 0; part * attachmentPartBytes < bytes.length; part += 1) {
    const piece = bytes.slice(part * attachmentPartBytes, (part + 1) * attachmentPartBytes)
    ledger.insert(attachmentPart).values({ contentId, part, bytes: piece }).run()
  }
}

export const insertAttachment = (ledger: LedgerTransaction, fields: typeof attachment.$inferInsert): number =>
  insertRow(ledger, attachment, fields)

export const deleteAttachment = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, attachment, id)

/** Returns the bytes of a content; empty while they are not stored. */
export function readContentBytes(ledger: LedgerTransaction, contentId: number): Uint8Array<ArrayBuffer> {
  const parts = ledger
    .select({ bytes: attachmentPart.bytes })
    .from(attachmentPart)
    .where(eq(attachmentPart.contentId, contentId))
    .orderBy(attachmentPart.part)
    .all()
  const whole = new Uint8Array(parts.reduce((length, { bytes }) => length + bytes.length, 0))
  let offset = 0
  for (const { bytes } of parts) {
    whole.set(bytes, offset)
    offset += bytes.length
  }
  return whole
}

/** Returns the ids of the attachments of entries. */
export const attachmentIdsOf = (ledger: LedgerTransaction, entryIds: readonly number[]): number[] =>
  ledger
    .select({ id: attachment.id })
    .from(attachment)
    .where(sql`${attachment.entryId} in ${among(entryIds)}`)
    .all()
    .map(({ id }) => id)

export function moveAttachmentRows(ledger: LedgerTransaction, ids: readonly number[], entryId: number): void {
  ledger.run(sql`update attachment set entry_id = ${entryId} where id in ${among(ids)}`)
}

const isShown = sql`exists (
  select 1 from attachment join entry on entry.id = attachment.entry_id where attachment.content_id = attachment_content.id
)`

/** Notes since when contents are shown by no transaction. */
export function noteUnusedContents(ledger: LedgerTransaction, now: string): void {
  ledger.run(sql`update attachment_content set unused_since = ${now} where unused_since is null and not ${isShown}`)
  ledger.run(sql`update attachment_content set unused_since = null where unused_since is not null and ${isShown}`)
}

/** Returns the contents that no transaction shows, the longest unused first. */
export const unusedContents = (ledger: LedgerTransaction, before?: string): { id: number; size: number }[] =>
  ledger
    .select({ id: attachmentContent.id, size: attachmentContent.size })
    .from(attachmentContent)
    .where(
      and(
        isNotNull(attachmentContent.unusedSince),
        before === undefined ? undefined : lt(attachmentContent.unusedSince, before),
      ),
    )
    .orderBy(attachmentContent.unusedSince, attachmentContent.id)
    .all()

/** Deletes contents for good, with the attachments that no transaction shows. */
export function deleteContents(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger.run(sql`delete from attachment where content_id in ${among(ids)}`)
  ledger.run(sql`delete from attachment_content where id in ${among(ids)}`)
}

/** Returns how many bytes all contents take. */
export const contentsSize = (ledger: LedgerTransaction): number =>
  ledger.all<{ size: number }>(sql`select coalesce(sum(size), 0) as size from attachment_content`)[0]?.size ?? 0

/** Returns the contents that a transaction shows and whose bytes are stored, with a name of each. */
export const shownContents = (ledger: LedgerTransaction) =>
  ledger.all<Pick<StoredAttachment, 'id' | 'size' | 'name' | 'type'>>(sql`
    select attachment_content.id, size, type, min(name) as name
    from attachment_content
    join attachment on attachment.content_id = attachment_content.id
    join entry on entry.id = attachment.entry_id
    where exists (select 1 from attachment_part where content_id = attachment_content.id)
    group by attachment_content.id order by attachment_content.id`)

/** Returns the contents of an import whose bytes have not come yet. */
export const contentsWithoutBytes = (ledger: LedgerTransaction): (typeof attachmentContent.$inferSelect)[] =>
  ledger
    .select()
    .from(attachmentContent)
    .where(sql`not exists (select 1 from attachment_part where content_id = ${attachmentContent.id})`)
    .orderBy(attachmentContent.id)
    .all()
