/** Saves rows as a CSV file of the person's device. Cells are dates, plain words, and numbers: none needs quotes. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = `\ufeff${rows.map((cells) => `${cells.join(',')}\r\n`).join('')}`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
