import { describe, expect, it } from 'vitest'
import { liveScriptedDay } from '../../../testing/scripted-day.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function dayOn(runtime: 'node' | 'workerd') {
  const app = await startTestApp({ runtime })
  const report = await liveScriptedDay(app).finally(() => app.stop())
  expect(app.log).toEqual([])
  return report
}

describe('the same day of one employee on Node and in workerd', () => {
  it('is answered alike, leaves the same rows, and ends with byte-equal exports', async () => {
    const node = await dayOn('node')
    const edge = await dayOn('workerd')
    expect(node.answers.length).toBeGreaterThan(50)
    expect(edge.answers).toEqual(node.answers)
    expect(edge.stored).toBe(node.stored)
    expect(node.exported.length).toBeGreaterThan(1_000)
    expect(edge.exported).toBe(node.exported)
  })
})
