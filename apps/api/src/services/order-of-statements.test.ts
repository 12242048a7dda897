import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { commit, upload } from '../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Returns numbers from 0 to below `below`, the same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Row {
  readonly account: 'checking' | 'savings' | 'card' | 'loan'
  readonly day: number
  readonly cents: number
  readonly words: string
}

const sources = ['checking', 'savings'] as const
const amounts = [25_000, 40_000, 12_345]
const sizes = [3_150, 8_899, 25_000]

/** A month of payments with both sides or one, purchases and refunds, some of the same size as a payment. */
function household(random: (below: number) => number): Row[] {
  const rows: Row[] = [{ account: 'checking', day: 1, cents: 300_000, words: 'LARKFIELD PAYROLL' }]
  for (let index = 0; index < 4; index += 1) {
    const cents = amounts[random(amounts.length)] ?? 0
    const day = 3 + random(20)
    const account = random(2) === 0 ? 'card' : 'loan'
    const from = sources[random(2)] ?? 'checking'
    rows.push({ account, day: day + random(4), cents, words: account === 'card' ? 'PAYMENT THANK YOU' : 'OCTOBER' })
    if (random(3) > 0) rows.push({ account: from, day, cents: -cents, words: 'HARBOR EPAY' })
  }
  for (let index = 0; index < 6; index += 1) {
    const cents = sizes[random(sizes.length)] ?? 0
    const account = random(2) === 0 ? 'card' : 'checking'
    rows.push({ account, day: 2 + random(25), cents: -cents, words: 'PINE SHOE SHOP' })
    if (random(3) === 0) rows.push({ account, day: 5 + random(22), cents, words: 'PINE SHOE SHOP REFUND' })
  }
  return rows
}

const toOfx = (account: Row['account'], rows: readonly Row[]): string => {
  const list = rows.map(
    ({ day, cents, words }, index) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>202610${String(day).padStart(2, '0')}<TRNAMT>${(cents / 100).toFixed(2)}<FITID>${account}${day}${cents}${words.length}${index}<NAME>${words}</STMTTRN>`,
  )
  const [kind, from] =
    account === 'card'
      ? ['CC', '<CCACCTFROM><ACCTID>41118888</CCACCTFROM>']
      : [
          '',
          `<BANKACCTFROM><BANKID>1<ACCTID>77${account}<ACCTTYPE>${{ checking: 'CHECKING', savings: 'SAVINGS', loan: 'CREDITLINE' }[account]}</BANKACCTFROM>`,
        ]
  return `OFXHEADER:100\n\n<OFX><X><${kind}STMTTRNRS><${kind}STMTRS><CURDEF>USD${from}<BANKTRANLIST>${list.join('')}</BANKTRANLIST></${kind}STMTRS></${kind}STMTTRNRS></X></OFX>`
}

/** One statement for each account and half of the month. */
function statements(rows: readonly Row[]): string[] {
  return (['checking', 'savings', 'card', 'loan'] as const).flatMap((account) =>
    [rows.filter(({ day }) => day <= 14), rows.filter(({ day }) => day > 14)]
      .map((half) => half.filter((row) => row.account === account))
      .filter((half) => half.length > 0)
      .map((half) => toOfx(account, half)),
  )
}

function shuffled<T>(list: readonly T[], random: (below: number) => number): T[] {
  return list
    .map((item) => ({ item, at: random(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

async function figures(person: TestPerson, files: readonly string[]) {
  for (const file of files) await commit(person, await upload(person, file))
  const { totals, items } = await person.client.call('transactions', {
    body: { startDate: '2026-10-01', endDate: '2026-10-31', pageSize: 500 },
  })
  const transfers = items
    .filter(({ isTransfer }) => isTransfer)
    .map(({ value, date, description }) => `${date} ${value} ${description}`)
  return { income: totals.income, spending: totals.spending, transfers: transfers.toSorted() }
}

describe('statements in any order', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'come to the same figures (household %i)',
    async (seed) => {
      const random = createRandom(seed)
      const files = statements(household(random))
      const first = await figures(await newPerson(app), files)
      expect(first.income).toBe(3_000 + refundsInto(files))
      for (let round = 0; round < 2; round += 1)
        expect(await figures(await newPerson(app), shuffled(files, random))).toEqual(first)
    },
  )
})

/** Refunds into the checking account count as income while they are uncategorized. */
const refundsInto = (files: readonly string[]): number =>
  files
    .filter((file) => file.includes('<ACCTTYPE>CHECKING'))
    .flatMap((file) => [...file.matchAll(/<TRNAMT>([\d.]+)<FITID>[^<]*<NAME>PINE SHOE SHOP REFUND/g)])
    .reduce((sum, [, dollars]) => sum + Number(dollars), 0)
