// Proves: ASVS-16.2.1, ASVS-16.2.2, ASVS-16.2.4, ASVS-16.2.5, ASVS-16.3.4, ASVS-16.4.1
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gaveUpLine, linesOfATurn, logLine, processLine, requestLine } from './log-line.ts'

const entry = { event: 'request-failed', requestId: 'r1', call: 'createTransaction' } as const
const now = Date.parse('2026-11-21T12:00:00Z')

describe('a line of the log', () => {
  it('says when, which request, which call, what kind of fault and where', () => {
    const line = JSON.parse(logLine({ ...entry, error: new RangeError('x') }, now))
    expect(line).toMatchObject({ time: '2026-11-21T12:00:00.000Z', ...entry, error: 'RangeError' })
    expect(line.at[0]).toContain('log-line.test.ts')
  })

  it('leaves out what an error quotes, on any number of lines, and what its cause quotes', () => {
    const cause = Object.assign(new Error('canary-three'), { code: 'X' })
    const error = Object.assign(new Error('canary-one\ncanary-two', { cause }), {
      code: 'SQLITE_CONSTRAINT',
      params: ['canary-four'],
    })
    const line = logLine({ ...entry, error }, now)
    expect(line).not.toContain('canary')
    expect(JSON.parse(line)).toMatchObject({ code: 'SQLITE_CONSTRAINT', cause: 'Error' })
  })

  it('accepts a thrown value that is no error', () => {
    expect(JSON.parse(logLine({ ...entry, error: 'canary' }, now))).toMatchObject({ error: 'string' })
  })
})

describe('a line for an answered request', () => {
  it('says when, which call, its outcome and how long it took', () => {
    const line = requestLine({ requestId: 'r1', call: 'transactions', status: 200 }, 3.14159, now)
    expect(line).toBe(
      '{"time":"2026-11-21T12:00:00.000Z","event":"request","requestId":"r1","call":"transactions","status":200,"ms":3.1}',
    )
  })
})

describe('the lines of several processes', () => {
  it('say which process it was, and that one ended', () => {
    expect(JSON.parse(logLine({ ...entry, error: 'x' }, now, 2))).toMatchObject({ process: 2, event: 'request-failed' })
    expect(requestLine({ requestId: 'r1', call: 'page', status: 404 }, 1, now, 2)).toContain(
      '"process":2,"event":"request"',
    )
    expect(processLine({ number: 2, code: null, signal: 'SIGKILL', pause: 1_000 }, now)).toBe(
      '{"time":"2026-11-21T12:00:00.000Z","process":2,"event":"process-ended","code":null,"signal":"SIGKILL","againInMs":1000}',
    )
  })

  it('say that one was killed because it hung, and that none lasts', () => {
    expect(processLine({ number: 1, code: null, signal: 'SIGKILL', hungFor: 60_000.4, pause: 1_000 }, now)).toBe(
      '{"time":"2026-11-21T12:00:00.000Z","process":1,"event":"process-ended","code":null,"signal":"SIGKILL","hungForMs":60000,"againInMs":1000}',
    )
    expect(gaveUpLine(now)).toBe('{"time":"2026-11-21T12:00:00.000Z","event":"gave-up"}')
  })
})

it('lines of one turn are written together, in their order, and none of them twice', async () => {
  const written: string[] = []
  const exits: (() => void)[] = []
  const line = linesOfATurn(
    (lines) => void written.push(lines),
    (flush) => void exits.push(flush),
  )
  line('one')
  line('two')
  expect(written).toEqual([])
  await nextTurn()
  line('three')
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
  line('the last')
  for (const exit of exits) exit()
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n', 'the last\n'])
})
