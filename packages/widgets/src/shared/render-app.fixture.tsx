import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactNode } from 'react'
import { createFakeApi, type FakeAnswers, FakeApp } from './fake-api.fixture.tsx'

type AppProps = ComponentProps<typeof FakeApp>
type Api = AppProps['api']

const isApi = (given: FakeAnswers | Api): given is Api => 'client' in given

/**
 * Renders what a test is about over a server in memory, or over answers for a new one, for a person who presses and types.
 * `onOpen` is called with the path of each screen that is opened.
 */
export function renderApp(content: ReactNode, given: FakeAnswers | Api, onOpen?: AppProps['onOpen']) {
  const api = isApi(given) ? given : createFakeApi(given)
  const rendered = render(
    <FakeApp api={api} {...(onOpen && { onOpen })}>
      {content}
    </FakeApp>,
  )
  return { ...rendered, api, user: userEvent.setup() }
}
