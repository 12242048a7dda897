import { useQuery } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createFakeApi } from '../shared/fake-api.fixture.tsx'
import { useFailure } from '../shared/failure.tsx'
import { useLinks } from '../shared/links.tsx'
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
