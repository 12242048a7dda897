import { BankFileError } from './bank-file.ts'

export type FileKind = 'ofx' | 'qif' | 'camt' | 'csv'

const hint = 'Download the statement as OFX, QFX, QIF, CSV or CAMT instead.'

const foreignBytes: readonly (readonly [signature: string, message: string])[] = [
  ['%PDF', `This is a PDF document, which cannot be read as transactions. ${hint}`],
  [
    'PK\u0003\u0004',
    'This is an Excel workbook or another packed file. Open it and save it as CSV, or unpack it first.',
  ],
  ['\u00d0\u00cf\u0011\u00e0', 'This is an Excel workbook. Open it and save it as CSV.'],
  ['\u001f\u008b', 'This file is packed (gzip). Unpack it first.'],
]

/** Refuses files whose first bytes show that they are not text. */
export function refuseForeignBytes(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  for (const [signature, message] of foreignBytes) {
    if (start.startsWith(signature)) throw new BankFileError(message)
  }
}

/** Detects the format from the content; the file name is not trusted. */
export function detectKind(text: string): FileKind {
  const head = text.slice(0, 20_000)
  if (/^\s*</.test(head) && /<(?:!doctype\s+html|html)\b/i.test(head.slice(0, 2000))) {
    throw new BankFileError(`This is a web page, not a bank statement. ${hint}`)
  }
  if (/OFXHEADER|<OFX[\s>]/i.test(head)) return 'ofx'
  if (/^\s*<[?!A-Za-z]/.test(head)) {
    if (/<(?:[\w.-]+:)?BkToCstmr(?:AcctRpt|Stmt|DbtCdtNtfctn)\b|camt\.05[234]\b/.test(head)) return 'camt'
    throw new BankFileError(`This is an XML file, but neither OFX nor a CAMT statement. ${hint}`)
  }
  if (/^!(?:Type|Account|Option)\b/im.test(head)) return 'qif'
  if (/^\s*(?:\{1:|:20:)/.test(head))
    throw new BankFileError(`This is an MT940 statement, which cannot be read here. ${hint}`)
  return 'csv'
}
