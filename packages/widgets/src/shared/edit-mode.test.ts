// Proves: PLAN-16, PLAN-17
import { PlanType } from '@evenkeel/engine'
import { afterEach, expect, it, vi } from 'vitest'
import { enterEditMode, leaveEditMode } from './edit-mode.ts'

const kept = () => [sessionStorage.getItem('isEditPlanMode'), sessionStorage.getItem('editPlanType')]

afterEach(() => vi.restoreAllMocks())

it('the edit mode of a plan is kept for the browser’s session, until it is left (Q-PLAN-12)', () => {
  enterEditMode(PlanType.STUDENT_DEBT)
  expect(kept()).toEqual(['true', '11'])
  leaveEditMode()
  expect(kept()).toEqual([null, null])
})

it('editing works in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => enterEditMode(PlanType.RETIREMENT)).not.toThrow()
})
