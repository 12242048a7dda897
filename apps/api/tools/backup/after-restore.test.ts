import { expect, it } from 'vitest'
import { stepsAfterRestore } from './after-restore.ts'

it('asks for the secret of that time, and for a new place for the state of the audit log', () => {
  const [secret, anchors, ...others] = stepsAfterRestore({ EVENKEEL_AUDIT_ANCHOR: 'file:/mnt/audit/anchors' }, '/data')
  expect(secret).toContain('put the secret.key of that time next to the keyring or in /data')
  expect(anchors).toContain('EVENKEEL_AUDIT_ANCHOR=file:/mnt/audit/anchors-2')
  expect(others).toEqual([])
})

it('asks for nothing that is there or not used', () => {
  expect(stepsAfterRestore({ EVENKEEL_AUDIT_ANCHOR: 'none', EVENKEEL_SECRET: 'x' }, '/data')).toEqual([])
  expect(stepsAfterRestore({ EVENKEEL_SECRET: 'x' }, '/data')).toHaveLength(1)
})
