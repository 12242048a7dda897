// Proves: API-12, API-29, API-30, Q-API-8
import { useQuery } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createFakeApi } from '../shared/fake-api.fixture.tsx'
import { useFailure } from '../shared/failure.tsx'
import { useLinks } from '../shared/links.ts'
import { EvenkeelProvider } from './evenkeel-provider.tsx'

/** Uses everything that a component of this package may use. */
function Part() {
  const goals = useQuery('accountTypes')
  const { href, open } = useLinks()
  const toast = useToast()
  const showFailure = useFailure()
  return (
    <>
      <button onClick={() => open('/accounts')}>{href('/accounts')}</button>
      <button onClick={() => toast.show({ text: 'Saved' })}>Say</button>
      <button onClick={() => showFailure(null, 'It did not work')}>Fail</button>
      <p>{goals.failure ? 'not read' : 'reading'}</p>
    </>
  )
}

it('provides a client, links, messages, and the failure dialog in one', async () => {
  const [follow, onFailure] = [vi.fn<(href: string) => void>(), vi.fn()]
  render(
    <EvenkeelProvider client={createFakeApi({}).client} links={{ follow }} onFailure={onFailure}>
      <Part />
    </EvenkeelProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '#/accounts' }))
  expect(follow).toHaveBeenCalledExactlyOnceWith('#/accounts')
  expect(await screen.findByText('not read')).toBeDefined()
  expect(onFailure).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Say' }))
  expect(await screen.findByText('Saved')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  expect(await screen.findByText('It did not work')).toBeDefined()
})

it('is named by a component that is used without it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Part />)).toThrow(/EvenkeelProvider/)
})

describe('a read of what is the same for the whole page load', () => {
  const names = ['accountTypes', 'categories', 'profileSettings'] as const

  function Read({ name }: { readonly name: (typeof names)[number] }) {
    const { data, failure } = useQuery(name)
    if (failure !== undefined) return <p>failed</p>
    return <p>{data === undefined ? 'reading' : 'read'}</p>
  }

  function Screens({ name }: { readonly name: (typeof names)[number] }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
        {isOpen && <Read name={name} />}
      </>
    )
  }

  const show = (name: (typeof names)[number], answer: unknown) => {
    const api = createFakeApi({ [name]: answer })
    render(
      <EvenkeelProvider client={api.client} onFailure={() => undefined}>
        <Screens name={name} />
      </EvenkeelProvider>,
    )
    return { times: () => api.count(name) }
  }

  const openAgain = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
  }

  it.each(names)('%s is sent once, however many screens ask', async (name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { times } = show(name, [])
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await screen.findByText('read')
    for (let screens = 0; screens < 3; screens += 1) {
      await vi.advanceTimersByTimeAsync(600_000)
      await openAgain(user)
      await screen.findByText('read')
    }
    expect(times()).toBe(1)
    vi.useRealTimers()
  })

  it('is sent again after it failed', async () => {
    const { times } = show('categories', () => new Response(null, { status: 503 }))
    await screen.findByText('failed')
    await openAgain(userEvent.setup())
    await vi.waitFor(() => expect(times()).toBe(2))
  })
})
