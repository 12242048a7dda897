import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const findLines = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start))

describe('metrics', () => {
  it('count answers by call and class', () => {
    const metrics = createMetrics([])
    for (const status of [200, 204, 404, 503]) metrics.count({ call: 'transactions', status }, 0.01)
    metrics.count({ call: 'login', status: 400 }, 0.2)
    expect(findLines(metrics.text(), 'evenkeel_requests_total')).toEqual([
      'evenkeel_requests_total{call="login",status="4xx"} 1',
      'evenkeel_requests_total{call="transactions",status="2xx"} 2',
      'evenkeel_requests_total{call="transactions",status="4xx"} 1',
      'evenkeel_requests_total{call="transactions",status="5xx"} 1',
    ])
  })

  it('count each request in every bucket that it fits, the bound itself among them', () => {
    const metrics = createMetrics([])
    for (const seconds of [0.005, 0.3, 60]) metrics.count({ call: 'cashFlow', status: 200 }, seconds)
    const counted = findLines(metrics.text(), 'evenkeel_request_duration_seconds').map((line) =>
      line.replace(/.*(?:le="([^"]+)"|_(sum|count)).* /, '$1$2 '),
    )
    expect(counted).toEqual([
      '0.005 1',
      '0.01 1',
      '0.025 1',
      '0.05 1',
      '0.1 1',
      '0.25 1',
      '0.5 2',
      '1 2',
      '2.5 2',
      '5 2',
      '10 2',
      '+Inf 3',
      'sum 60.305',
      'count 3',
    ])
  })

  it('look gauges up when asked, and say what each is', () => {
    let open = 3
    const metrics = createMetrics([{ name: 'evenkeel_open_ledgers', help: 'Ledgers that are open.', read: () => open }])
    open = 4
    expect(metrics.text()).toContain(
      '# HELP evenkeel_open_ledgers Ledgers that are open.\n# TYPE evenkeel_open_ledgers gauge\nevenkeel_open_ledgers 4\n',
    )
  })
})
