import type { AttachmentType } from '@evenkeel/api-client/contract/attachments'

const extensions: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}
const maxLength = 100

/**
 * Returns a name that says what the file is and that any system can save: one line, no folders, no letters that hide or
 * turn others, and the extension of its type.
 */
export function toFileName(given: string, type: AttachmentType): string {
  const plain = (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    // As a form writes a quotation mark.
    .replaceAll('%22', ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*;%]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  const [extension, ...others] = extensions[type]
  const known = [extension, ...others].find((ending) => plain.toLowerCase().endsWith(ending))
  const stem = known === undefined ? plain : plain.slice(0, -known.length)
  const short = [...stem].slice(0, maxLength).join('').trim()
  return `${short === '' ? 'attachment' : short}${known === undefined ? extension : plain.slice(-known.length)}`
}
