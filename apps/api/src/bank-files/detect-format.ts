import { BankFileError } from './bank-file.ts'
import { note, type Note } from './note.ts'

export type FileKind = 'ofx' | 'qif' | 'camt' | 'csv'

const foreignBytes: readonly (readonly [signature: string, reason: Note])[] = [
  ['%PDF', note('pdf')],
  ['PK\u0003\u0004', note('zip')],
  ['\u00d0\u00cf\u0011\u00e0', note('excel')],
  ['\u001f\u008b', note('gzip')],
]

/** Refuses files whose first bytes show that they are not text. */
export function refuseForeignBytes(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  for (const [signature, reason] of foreignBytes) {
    if (start.startsWith(signature)) throw new BankFileError(reason)
  }
}

/** Detects the format from the content; the file name is not trusted. */
export function detectKind(text: string): FileKind {
  const head = text.slice(0, 20_000)
  if (/^\s*</.test(head) && /<(?:!doctype\s+html|html)\b/i.test(head.slice(0, 2000))) {
    throw new BankFileError(note('webPage'))
  }
  if (/OFXHEADER|<OFX[\s>]/i.test(head)) return 'ofx'
  if (/^\s*<[?!A-Za-z]/.test(head)) {
    if (/<(?:[\w.-]+:)?BkToCstmr(?:AcctRpt|Stmt|DbtCdtNtfctn)\b|camt\.05[234]\b/.test(head)) return 'camt'
    throw new BankFileError(note('otherXml'))
  }
  if (/^!(?:Type|Account|Option)\b/im.test(head)) return 'qif'
  if (/^\s*(?:\{1:|:20:)/.test(head)) throw new BankFileError(note('mt940'))
  return 'csv'
}
