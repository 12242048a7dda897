import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { SentAnchor } from '../store/directory/audit-anchors.ts'
import { keepAuditAnchors } from './audit-anchor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('the state of all chains is sent once an hour, each with the root of the one before', async () => {
  const sent: SentAnchor[] = []
  const parts = { ...app.parts, clock: app.clock, anchorPlace: async (one: SentAnchor) => void sent.push(one) }
  for (let number = 1; number <= 25; number += 1) await app.signIn(`p${number}@one.example`)
  await keepAuditAnchors(parts)
  await keepAuditAnchors(parts)
  await app.signIn('p1@one.example')
  await keepAuditAnchors(parts)
  expect(sent.map(({ anchor, chains }) => [anchor, chains])).toEqual([[1, 25]])
  app.clock.advance(3_600_000)
  await Promise.all([keepAuditAnchors(parts), keepAuditAnchors(parts)])
  const [first, second] = sent
  expect(second).toMatchObject({ anchor: 2, chains: 25, previous: first?.root })
  expect(new Set(sent.map(({ root }) => root)).size).toBe(2)
  const person = await app.parts.directory.people.byEmail('p1@one.example')
  expect(await app.parts.directory.audit.firstFault(person?.id ?? 0)).toBeNull()
})
