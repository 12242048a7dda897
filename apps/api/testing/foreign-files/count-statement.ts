const asCents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)

/** The rows and the sum of a statement as a search for its tags counts them, without any of what reads bank files. */
export function countStatement(text: string): { readonly rows: number; readonly cents: number } {
  const isCamt = /<(?:\w+:)?BkToCstmr/.test(text)
  const rows = isCamt
    ? [...text.matchAll(/<(?:\w+:)?Ntry>([\s\S]*?)<\/(?:\w+:)?Ntry>/g)].map(([, row = '']) => row)
    : [...text.matchAll(/<STMTTRN>([\s\S]*?)<\/STMTTRN>/gi)].map(([, row = '']) => row)
  const booked = rows.filter((row) => !/<Sts>(?:<Cd>)?(?:PDNG|INFO)/.test(row.replaceAll(/\s/g, '')))
  const centsOf = (row: string) => {
    const amount = /<(?:\w+:)?(?:Amt|TRNAMT)[^>]*>\s*([^<\s]+)/i.exec(row)?.[1] ?? ''
    return /<(?:\w+:)?CdtDbtInd>\s*DBIT/.test(row) ? -asCents(amount) : asCents(amount)
  }
  return { rows: booked.length, cents: booked.reduce((sum, row) => sum + centsOf(row), 0) }
}
