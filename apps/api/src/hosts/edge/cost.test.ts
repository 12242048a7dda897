import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { syncEveryMs } from '../../services/sync/sync-schedule.ts'
import { maxFileRows, maxWoken } from './edge-limits.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/deploy-cloudflare.md'), 'utf8')

/** `3.6 M` is 3,600,000; `$0.30 a M` is a price for each million. */
const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, '')) * (/\bM\b/.test(text) ? 1e6 : 1)

interface CostRow {
  readonly what: string
  readonly used: number
  readonly included: number
  readonly price: number
  readonly dollars: number
}

/** The rows of the table of costs that multiply something: what, how much, included, price, a month. */
const rows: CostRow[] = page.split('\n').flatMap((line) => {
  const [, what = '', sum = '', included = '', price = '', dollars = ''] = line.split('|').map((cell) => cell.trim())
  if (!/^\$[\d.]+ a /.test(price) || !sum.includes('=')) return []
  const used = amountIn(sum.slice(sum.lastIndexOf('=') + 1).replace(/ms|GB-s|GB/g, ''))
  const unit = /a M/.test(price) ? 1e6 : 1
  return [
    {
      what,
      used,
      included: amountIn(included.replace(/ms|GB/g, '')),
      price: Number(/[\d.]+/.exec(price)?.[0]) / unit,
      dollars: Number(dollars.replace('$', '')),
    },
  ]
})

describe('what the page says it costs', () => {
  it('follows from what is used, what is included, and the price', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10)
    for (const { what, used, included, price, dollars } of rows) {
      expect([what, dollars]).toEqual([what, expect.closeTo(Math.max(0, used - included) * price, 1)])
    }
  })

  it('adds up', () => {
    const plan = 5
    const sum = Number(/\*\*sum\*\* \| \*\*\$([\d.]+)\*\*/.exec(page)?.[1])
    expect(rows.reduce((total, { dollars }) => total + dollars, plan)).toBeCloseTo(sum, 2)
  })

  it('counts the alarms: a bank is read at a fixed interval', () => {
    const alarms = Number(/10,000 × (\d+) alarms/.exec(page)?.[1])
    expect(alarms).toBe((30 * 24 * 3_600_000) / syncEveryMs)
  })

  it('names the limits that the code has', () => {
    expect(page).toContain(`the timer wakes ${maxWoken} objects`)
    expect(page).toContain(`at most ${maxFileRows.toLocaleString('en-US')} transactions`)
  })
})
