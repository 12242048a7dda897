import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/iso-date.ts'
import { isPaymentOfDebt, maximumTransferDays, pairTransfers, type TransferRow } from './pair-transfers.ts'

const checking = { accountId: 1, isLiabilityAccount: false }
const savings = { accountId: 2, isLiabilityAccount: false }
const card = { accountId: 3, isLiabilityAccount: true }

const row = (id: number, valueCents: number, more: Partial<TransferRow> = {}): TransferRow => ({
  id,
  date: '2026-11-10',
  valueCents,
  currency: 'USD',
  description: 'Plain words',
  ...checking,
  ...more,
})

describe('pairTransfers', () => {
  it('pairs a card payment with the money out of checking', () => {
    const out = row(1, -486_23, { description: 'HARBOR CARD' })
    const into = row(2, 486_23, { ...card, date: '2026-11-12' })
    expect(pairTransfers([out, into])).toEqual([{ outId: 1, inId: 2 }])
  })

  it('pairs two asset accounts when one side says transfer', () => {
    const out = row(1, -300_00, { description: 'Online XFER to savings' })
    expect(pairTransfers([out, row(2, 300_00, savings)])).toEqual([{ outId: 1, inId: 2 }])
  })

  it.each<[string, Partial<TransferRow>]>([
    ['neither side says so', savings],
    ['the account is the same', { description: 'Transfer' }],
    ['the amount differs', { ...savings, description: 'Transfer', valueCents: 300_01 }],
    ['the currency differs', { ...savings, description: 'Transfer', currency: 'EUR' }],
    ['more than five days lie between', { ...savings, description: 'Transfer', date: '2026-11-16' }],
    ['a shop gave the money back', { ...card, description: 'REFUND Fernwood' }],
    ['both are money out', { ...savings, description: 'Transfer', valueCents: -300_00 }],
  ])('pairs nothing when %s', (_, into) => {
    expect(pairTransfers([row(1, -300_00), row(2, 300_00, into)])).toEqual([])
  })

  it('does not pair a purchase on a card with money into checking, unless their descriptions say so', () => {
    const purchase = row(1, -50_00, card)
    expect(pairTransfers([purchase, row(2, 50_00)])).toEqual([])
    expect(pairTransfers([purchase, row(2, 50_00, { description: 'Transfer from card' })])).toHaveLength(1)
  })

  it('does not pair money out of one card with money into another', () => {
    expect(pairTransfers([row(1, -50_00, card), row(2, 50_00, { ...card, accountId: 4 })])).toEqual([])
  })

  it('pairs the row that says payment, although a purchase of the same size is nearer', () => {
    const epay = row(1, -250_00, { date: '2026-11-07', description: 'HARBOR EPAY' })
    const shoes = row(2, -250_00, { date: '2026-11-12', description: 'PINE SHOE SHOP' })
    const payment = row(3, 250_00, { ...card, date: '2026-11-12', description: 'PAYMENT THANK YOU' })
    expect(pairTransfers([shoes, epay, payment])).toEqual([{ outId: 1, inId: 3 }])
  })

  it('does not let the ids of two rows of one day decide', () => {
    const [epay, shoes] = [{ description: 'HARBOR EPAY' }, { ...savings, description: 'AAA SHOE SHOP' }]
    for (const [first, second] of [
      [epay, shoes],
      [shoes, epay],
    ]) {
      const rows = [row(1, -250_00, first), row(2, -250_00, second), row(3, 250_00, card)]
      expect(pairTransfers(rows).map(({ outId }) => rows[outId - 1]?.description)).toEqual(['HARBOR EPAY'])
    }
  })

  it('never pairs interest, dividends and pay, for any description from the bank', () => {
    const purchase = row(1, -12_34, { ...card, description: 'GREENLEAF MARKET' })
    for (const description of ['INTEREST PAYMENT', 'Dividend payment', 'Larkfield payroll payment']) {
      expect(pairTransfers([purchase, row(2, 12_34, { ...savings, description })])).toEqual([])
    }
  })

  it('prefers the earlier money out, and then money that arrives after it left', () => {
    const transfer = { description: 'Transfer' }
    const outs = [
      row(1, -100_00, { ...transfer, date: '2026-11-12' }),
      row(2, -100_00, { ...transfer, date: '2026-11-10' }),
    ]
    expect(pairTransfers([...outs, row(3, 100_00, { ...savings, date: '2026-11-11' })])).toEqual([
      { outId: 2, inId: 3 },
    ])
    const ins = ['2026-11-09', '2026-11-11'].map((date, index) => row(3 + index, 100_00, { ...savings, date }))
    expect(pairTransfers([row(2, -100_00, transfer), ...ins])).toEqual([{ outId: 2, inId: 4 }])
  })

  it('allows five days, and money that arrives before it left', () => {
    const out = row(1, -300_00, { description: 'Transfer' })
    expect(pairTransfers([out, row(2, 300_00, { ...savings, date: '2026-11-15' })])).toHaveLength(1)
    expect(pairTransfers([out, row(2, 300_00, { ...savings, date: '2026-11-05' })])).toHaveLength(1)
  })

  it('pairs the nearest in date first, each row once', () => {
    const rows = [
      row(1, -100_00, { description: 'Transfer', date: '2026-11-10' }),
      row(2, -100_00, { description: 'Transfer', date: '2026-11-13' }),
      row(3, 100_00, { ...savings, date: '2026-11-13' }),
      row(4, 100_00, { ...savings, date: '2026-11-14' }),
    ]
    expect(pairTransfers(rows)).toEqual([
      { outId: 1, inId: 4 },
      { outId: 2, inId: 3 },
    ])
  })

  const anyRow = fc.record({
    accountId: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 0, max: 12 }),
    valueCents: fc.constantFrom(-200, -100, 100, 200),
    description: fc.constantFrom('Transfer', 'Plain', 'Refund'),
  })
  const anyRows = fc.array(anyRow, { maxLength: 14 }).map((rows) =>
    rows.map(({ day, ...rest }, index) =>
      row(index + 1, rest.valueCents, {
        ...rest,
        date: addDays('2026-11-01', day),
        isLiabilityAccount: rest.accountId === 3,
      }),
    ),
  )

  it('uses each row once and finds every pair', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const pairs = pairTransfers(rows)
        const used = pairs.flatMap(({ outId, inId }) => [outId, inId])
        expect(new Set(used).size).toBe(used.length)
        expect(pairTransfers(rows.filter(({ id }) => !used.includes(id)))).toEqual([])
      }),
    )
  })

  it('pairs opposite amounts of different accounts at most five days apart', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        for (const { outId, inId } of pairTransfers(rows)) {
          const [out = row(0, 0), into = row(0, 0)] = [outId, inId].map((id) => rows.find((one) => one.id === id))
          expect(out.valueCents + into.valueCents).toBe(0)
          expect(out.valueCents).toBeLessThan(0)
          expect(out.accountId).not.toBe(into.accountId)
          expect(Math.abs(daysBetween(out.date, into.date))).toBeLessThanOrEqual(maximumTransferDays)
        }
      }),
    )
  })

  it('finds the same pairs for any order of the rows', () => {
    const shuffled = anyRows.chain((rows) =>
      fc.record({ rows: fc.constant(rows), other: fc.shuffledSubarray(rows, { minLength: rows.length }) }),
    )
    fc.assert(
      fc.property(shuffled, ({ rows, other }) => {
        expect(pairTransfers(other)).toEqual(pairTransfers(rows))
      }),
    )
  })
})

describe('money onto a loan', () => {
  it('is a payment, also one of principal and interest, but no refund', () => {
    const ofLoan = (description: string) => isPaymentOfDebt({ description, isCard: false })
    expect(ofLoan('PRINCIPAL AND INTEREST PAYMENT')).toBe(true)
    expect(ofLoan('October')).toBe(true)
    const refunds = ['Interest refund', 'Interest payment refund', 'REFUND: AUTOPAY', 'Returned payment']
    expect(refunds.filter(ofLoan)).toEqual([])
    expect(isPaymentOfDebt({ description: 'CASH BACK PAYMENT', isCard: true })).toBe(false)
  })
})
