import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useQuery } from '@evenkeel/api-client/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { valueAt } from '@evenkeel/ui/use-form'
import { type FakeAnswers, refusal } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { dirtyFormsAtom } from '../../shared/state/dirty-forms.ts'
import { sampleEmergencyPlan, sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { PlanForm } from './plan-form.tsx'
import * as words from '../../words/drafts.generated.ts'

const plan = sampleEmergencyPlan()
const withRevision = (revision: number): PlanDetail => ({ ...plan, draft: { revision, step: null, savedAt: null } })

/** What would be lost, as leaving the screen asks. */
const Unsaved = () => <output aria-label="Unsaved">{useAtomValue(dirtyFormsAtom).join(', ')}</output>

function renderForm(answers: FakeAnswers = {}, shown: PlanDetail = plan) {
  let revision = 0
  const onOpen = vi.fn()
  const { unmount, api, user } = renderApp(
    <>
      <PlanForm plan={shown} />
      <Unsaved />
    </>,
    {
      savePlan: () => {
        revision += 1
        return withRevision(revision)
      },
      undoChange: {},
      ...answers,
    },
    onOpen,
  )
  const expenses = () => screen.getByLabelText<HTMLInputElement>(/^Monthly living expenses/)
  return {
    api,
    onOpen,
    unmount,
    user,
    expenses,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

const expensesOf = (body: unknown) => JSON.stringify(body)

beforeEach(() => sessionStorage.clear())

describe('a plan’s form', () => {
  it('saves by itself after the last change, and says so; opening it saves nothing', async () => {
    const { api, user, expenses } = renderForm()
    await user.click(expenses())
    await user.type(expenses(), '4000')
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(api.bodiesOf('savePlan')[0]).toMatchObject({ draftRevision: 0 })
    await waitFor(() => expect(expensesOf(api.bodiesOf('savePlan').at(-1))).toContain('4000'))
    await user.clear(expenses())
    await user.type(expenses(), '4500')
    await user.tab()
    await waitFor(() => expect(expensesOf(api.bodiesOf('savePlan').at(-1))).toContain('4500'))
    const revisions = api.bodiesOf('savePlan').map((body) => Object(body).draftRevision)
    expect(revisions).toEqual(revisions.map((_, place) => place))
  })

  it('has the lists of goals read again when it is left, and not at each save', async () => {
    function Screen() {
      const [isOpen, setOpen] = useState(true)
      useQuery('myGoals')
      return (
        <>
          {isOpen && <PlanForm plan={plan} />}
          <button onClick={() => setOpen(false)}>Leave</button>
        </>
      )
    }
    const { api, user } = renderApp(<Screen />, { savePlan: () => withRevision(1), myGoals: [] })
    await user.type(screen.getByLabelText<HTMLInputElement>(/^Monthly living expenses/), '4000')
    await screen.findByText('Saved')
    expect(api.count('myGoals')).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(api.count('myGoals')).toBe(2))
  })

  it('saves while the person types on, so that no more than a moment can be lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const { api, expenses } = renderForm()
      for (const text of ['4', '41', '412', '4125']) {
        fireEvent.input(expenses(), { target: { value: text } })
        await act(() => vi.advanceTimersByTimeAsync(500))
      }
      expect(expensesOf(api.bodiesOf('savePlan')[0])).toContain('412')
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps everything else while half a date or another text that is no value is typed, and asks before it is left', async () => {
    const { api, user } = renderForm({}, sampleRetirementPlan())
    const unsaved = () => screen.getByLabelText('Unsaved').textContent
    const income = screen.getByLabelText<HTMLInputElement>(/^Annual income/)
    const born = screen.getByLabelText<HTMLInputElement>(/^Date of birth/)
    await user.clear(income)
    await user.type(income, '91234')
    expect(unsaved()).toBe('')
    await user.clear(born)
    await user.type(born, '03/1')
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(expensesOf(api.bodiesOf('savePlan').at(-1))).toContain('91234'))
    expect(unsaved()).toBe('Retirement')
    // The tab can be killed now: the whole date from before is still in the draft.
    const bornIn = (body: unknown) => valueAt(body, 'input.personalInformation.dateOfBirth')
    expect(bornIn(api.bodiesOf('savePlan').at(-1))).toBe('1966-03-14T00:00:00Z')
    await user.clear(born)
    await user.type(born, '04/15/1967')
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(bornIn(api.bodiesOf('savePlan').at(-1))).toBe('1967-04-15T00:00:00Z'))
    const saves = api.count('savePlan')
    await user.type(born, '{Backspace}')
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(api.count('savePlan')).toBeGreaterThan(saves))
    expect(bornIn(api.bodiesOf('savePlan').at(-1))).toBe('1967-04-15T00:00:00Z')
    await user.clear(born)
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(bornIn(api.bodiesOf('savePlan').at(-1))).toBeUndefined())
  })

  it('saves when the page is left, and when another screen is opened', async () => {
    const { api, user, expenses, unmount } = renderForm()
    await user.type(expenses(), '4000')
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(expensesOf(api.bodiesOf('savePlan').at(-1))).toContain('4000'))
    await user.type(expenses(), '{Backspace}')
    unmount()
    await waitFor(() => expect(api.count('savePlan')).toBeGreaterThan(1))
  })

  it('saves nothing that the person has not changed', async () => {
    const { api, unmount } = renderForm()
    act(() => void dispatchEvent(new Event('pagehide')))
    unmount()
    expect(api.count('savePlan')).toBe(0)
  })

  it('says that it is not saved, and tries again', async () => {
    const savePlan = vi.fn(() => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }))
    const { user, expenses, press } = renderForm({ savePlan })
    await user.type(expenses(), '4000')
    await user.tab()
    await screen.findByText(words.notSaved(), { exact: false })
    savePlan.mockImplementation(() => Response.json(withRevision(1)))
    await press(words.tryAgain())
    expect(await screen.findByText('Saved')).toBeDefined()
  })

  it('asks which one counts when another tab has saved, and keeps or takes', async () => {
    const theirs: PlanDetail = {
      ...sampleEmergencyPlan({ input: { monthlyHouseHoldLivingExpenses: 7_000 } }),
      draft: { revision: 5, step: null, savedAt: null },
    }
    const conflict = (body: unknown) =>
      Object(body).draftRevision === undefined
        ? withRevision(6)
        : refusal({ draftRevision: 'You changed this plan in another tab.' })
    const { api, user, expenses, press } = renderForm({ savePlan: conflict, plan: theirs })
    await user.type(expenses(), '4000')
    await user.tab()
    await screen.findByText('You changed this plan in another tab.')
    await press(words.keepMine())
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(Object.keys(Object(api.bodiesOf('savePlan').at(-1)))).not.toContain('draftRevision')
    await user.clear(expenses())
    await user.type(expenses(), '4100')
    await user.tab()
    await screen.findByText('You changed this plan in another tab.')
    await press(words.takeThatOne())
    await waitFor(() => expect(expenses().value).toBe('7,000.00'))
  })

  it('takes back on Cancel what it saved by itself', async () => {
    const { api, user, expenses, press, onOpen } = renderForm()
    await user.type(expenses(), '4000')
    await screen.findByText('Saved')
    await press('Cancel')
    await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith('/prepare-for-the-unexpected'))
    expect(api.count('undoChange')).toBe(1)
  })
})
