/** Saves a file on the person's device. Text is saved as CSV. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = typeof content === 'string' ? 'text/csv;charset=utf-8' : 'application/pdf'
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves rows as a CSV file. Cells are dates, plain words, and numbers: none needs quotes. */
export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, `\ufeff${rows.map((cells) => `${cells.join(',')}\r\n`).join('')}`)
