import { maxAttachmentBytes } from '@evenkeel/api-client/contract/attachments'
import { badRequest } from '../../errors.ts'
import { byHash, type FilesByHash } from './attachment-files.ts'
import { exportFormat, exportVersion } from './read-export.ts'
import { ExportFault } from './row-in.ts'
import { travelingTables } from './traveling-tables.ts'
import { hasZipFile, readZipFile, readZipFolder } from './zip-in.ts'
import { attachmentsFolder } from './zip-out.ts'
import { say } from '../../say.ts'

/**
 * The limit for an unpacked export, more than any person's data; a bigger file is refused before it is held in memory.
 */
export const maxUnpacked = 64 * 1024 * 1024
export const damaged = say('thisFileIsNotAnExport')

/** A parsed export whose rows are not checked yet. */
export interface ReadExport {
  /** Null in one of the further zips, which hold attachments alone. */
  readonly tables: Readonly<Record<string, readonly unknown[]>> | null
  readonly totals: unknown
  readonly files: FilesByHash
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(bytes: Uint8Array): Omit<ReadExport, 'files'> {
  const whole: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (!isRecord(whole) || whole['format'] !== exportFormat || !isRecord(whole['tables'])) throw new ExportFault(damaged)
  if (whole['version'] !== exportVersion) throw new ExportFault(say('thisExportWasMadeByAnother'))
  const known = new Set(travelingTables.map(({ key }) => key))
  const tables: Record<string, readonly unknown[]> = {}
  for (const [key, rows] of Object.entries(whole['tables'])) {
    if (!known.has(key) || !Array.isArray(rows)) throw new ExportFault(damaged)
    tables[key] = rows
  }
  return { tables, totals: whole['totals'] }
}

/**
 * Reads the data of an export.
 * @throws ApiError 400 on `file` for a file that is not an export, is damaged, or unpacks beyond the limit.
 */
export async function readExportFile(file: Blob, yieldToEventLoop: () => Promise<void>): Promise<ReadExport> {
  try {
    const bytes = await file.bytes()
    const files = byHash(await readZipFolder(bytes, attachmentsFolder, maxAttachmentBytes, yieldToEventLoop))
    if (files.size > 0 && !hasZipFile(bytes, 'data.json')) return { tables: null, totals: null, files }
    return { ...parse(await readZipFile(bytes, 'data.json', maxUnpacked, yieldToEventLoop)), files }
  } catch (error) {
    throw badRequest({ file: error instanceof ExportFault ? error.text : damaged })
  }
}
