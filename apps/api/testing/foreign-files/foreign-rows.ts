/** A row as it happened: money out is negative. The files are rendered from it, so its sum is an independent count. */
export interface TrueRow {
  readonly date: string
  readonly cents: number
  readonly text: string
  readonly account: string
}

/** Returns numbers from 0 to below `below`, the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed * 7_919 + 17
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const shops = [
  'GREENLEAF MARKET 118',
  'PINE SHOES',
  'CITY TRANSIT',
  'CAFE RIO',
  'SHELL OIL 5744',
  'ALDER PHARMACY',
  'BOOKS & CO',
]

const day = (index: number) => {
  const month = 1 + Math.floor(index / 28)
  return `2026-${String(month).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`
}

/** Three months of a card: purchases, a refund, and a payment each month. */
export function cardRows(random: (below: number) => number, account: string): TrueRow[] {
  return Array.from({ length: 24 }, (_, index) => {
    const date = day(index * 3)
    if (index % 8 === 7) return { date, cents: 20_000 + random(30_000), text: 'AUTOPAY PAYMENT - THANK YOU', account }
    const text = shops[random(shops.length)] ?? ''
    const cents = 100 + random(20_000)
    return index % 11 === 5 ? { date, cents, text, account } : { date, cents: -cents, text, account }
  })
}

/** Three months of a bank account: pay, purchases, a transfer. */
export function bankRows(random: (below: number) => number, account: string): TrueRow[] {
  return Array.from({ length: 24 }, (_, index) => {
    const date = day(index * 3)
    if (index % 8 === 2) return { date, cents: 150_000 + random(9_999), text: 'LARKFIELD PAYROLL', account }
    if (index % 8 === 6) return { date, cents: -50_000 - random(999), text: 'TRANSFER TO SAVINGS', account }
    return { date, cents: -100 - random(15_000), text: shops[random(shops.length)] ?? '', account }
  })
}

export const sumOf = (rows: readonly TrueRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0)
