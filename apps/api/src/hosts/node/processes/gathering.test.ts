import { expect, it } from 'vitest'
import { createMetrics } from '../../../ops/metrics.ts'
import { mergeMetrics } from './gathering.ts'

it('the figures of all processes are together under their name, each with its process', () => {
  const of = (open: number) =>
    `# HELP open What is open.\n# TYPE open gauge\nopen ${open}\n# HELP calls Calls.\n# TYPE calls counter\ncalls{call="a",status="2xx"} ${open * 10}\n`
  expect(
    mergeMetrics([
      { number: 1, text: of(3) },
      { number: 2, text: of(4) },
    ]),
  ).toBe(
    [
      '# HELP open What is open.',
      '# TYPE open gauge',
      'open{process="1"} 3',
      'open{process="2"} 4',
      '# HELP calls Calls.',
      '# TYPE calls counter',
      'calls{call="a",status="2xx",process="1"} 30',
      'calls{call="a",status="2xx",process="2"} 40',
      '',
    ].join('\n'),
  )
})

it('no line of the real figures is lost, and each is still one', () => {
  const metrics = createMetrics([{ name: 'open', help: 'Open.', read: () => 1 }])
  metrics.count({ call: 'transactions', status: 200 }, 0.02)
  metrics.count({ call: 'page', status: 404 }, 20)
  const own = metrics.text().trimEnd().split('\n')
  const merged = mergeMetrics([
    { number: 1, text: metrics.text() },
    { number: 7, text: metrics.text() },
  ])
    .trimEnd()
    .split('\n')
  const figures = own.filter((line) => !line.startsWith('#'))
  expect(merged.filter((line) => line.includes('process="7"'))).toHaveLength(figures.length)
  expect(merged).toHaveLength(own.length + figures.length)
  expect(merged.every((line) => line.startsWith('# ') || /^\w+\{.*process="[17]"\} [\d.]+$/.test(line))).toBe(true)
})
