// Proves: LEGAL-01
import { beforeEach, describe, expect, it } from 'vitest'
import { createTermsGate } from './terms-gate.ts'

/** A gate with a fixed answer of the server, and the number of its calls. */
function setUp(isAccepted: boolean) {
  const asked: number[] = []
  const gate = createTermsGate(async () => {
    asked.push(1)
    return { isAccepted }
  })
  return { gate, asked }
}

describe('the terms gate', () => {
  beforeEach(() => {
    location.hash = '#/all-goals'
  })

  it('opens the terms of use and remembers the screen', async () => {
    await setUp(false).gate()
    expect(location.hash).toBe('#/auth/terms-of-use?from=%2Fall-goals')
  })

  it('keeps a screen that was refused for another reason', async () => {
    await setUp(true).gate()
    expect(location.hash).toBe('#/all-goals')
  })

  it('asks once for all refusals of a screen, and never on the sign-in pages', async () => {
    const { gate, asked } = setUp(false)
    await Promise.all([gate(), gate(), gate()])
    await gate()
    expect(asked).toHaveLength(1)
  })

  it('keeps the screen if the call fails', async () => {
    await createTermsGate(() => Promise.reject(new Error('gone')))()
    expect(location.hash).toBe('#/all-goals')
  })
})
