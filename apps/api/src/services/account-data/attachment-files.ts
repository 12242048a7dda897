import { createHash } from 'node:crypto'
import { maxAttachmentsBytes } from '@evenkeel/api-client/contract/attachments'
import {
  contentsSize,
  contentsWithoutBytes,
  insertParts,
  readContentBytes,
  shownContents,
} from '../../store/ledger/attachments.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findType } from '../attachments/clean-file.ts'
import { toFileName } from '../attachments/file-name.ts'
import { toPlace } from './ids-in-json.ts'
import { ExportFault } from './row-in.ts'
import { attachmentsFolder, type ZipFile } from './zip-out.ts'
import { say } from '../../say.ts'

/** Of one zip: with everything else of a person it still fits into one upload, and into the memory of an object. */
const partBytes = 12 * 1024 * 1024

type Shown = ReturnType<typeof shownContents>[number]

/** Returns the contents of each zip of an export; the first one, with all data, is there even without attachments. */
function contentsByPart(ledger: LedgerTransaction): Shown[][] {
  const parts: Shown[][] = [[]]
  let size = 0
  for (const content of shownContents(ledger)) {
    if (size + content.size > partBytes) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(content)
    size += content.size
  }
  return parts
}

export const countExportParts = (ledger: LedgerTransaction): number => contentsByPart(ledger).length

/** Returns the attachments of one zip of an export, counted from 1; undefined if there is no such part. */
export function attachmentFiles(ledger: LedgerTransaction, start: number, part: number): ZipFile[] | undefined {
  return contentsByPart(ledger)[part - 1]?.map(({ id, name, type }) => ({
    name: `${attachmentsFolder}${toPlace(id, start)}-${toFileName(name, type)}`,
    pieces: [readContentBytes(ledger, id)],
  }))
}

/** The attached files of a zip, by the SHA-256 of their bytes. */
export type FilesByHash = ReadonlyMap<string, Uint8Array>

export const byHash = (files: readonly Uint8Array[]): FilesByHash =>
  new Map(files.map((bytes) => [createHash('sha256').update(bytes).digest('hex'), bytes]))

/**
 * Stores the bytes of attachments that wait for them. Returns how many it stored; files that no attachment names are
 * left out.
 *
 * @throws ExportFault if an attachment is not what it says, or all of them are more than a person may have.
 */
export function bringFiles(ledger: LedgerTransaction, files: FilesByHash): number {
  if (contentsSize(ledger) > maxAttachmentsBytes) throw new ExportFault(say('itsAttachmentsTakeMoreThan100'))
  let count = 0
  for (const { id, sha256, size, type } of contentsWithoutBytes(ledger)) {
    const bytes = files.get(sha256)
    if (!bytes) continue
    if (bytes.length !== size || findType(bytes) !== type) throw new ExportFault(say('anAttachmentIsDamaged'))
    insertParts(ledger, id, bytes)
    count += 1
  }
  return count
}
