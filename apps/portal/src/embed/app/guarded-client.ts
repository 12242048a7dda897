import { ApiFailure, type Client, createClient } from '@evenkeel/api-client/client'
import type { Input } from '@evenkeel/api-client/contract/endpoints'
import { paths } from '@evenkeel/api-client/contract/paths'
import * as names from '../../words/guarded-names.generated.ts'
import type { OurWindow } from '@evenkeel/widgets/shared/our-window.ts'

/** What the person reads where the page is in the way. */
export const coveredWords = names.covered
/** The header of `contract/changes`, without its schemas. */
const changeHeader = 'Evenkeel-Change'

/** Whether a change was not made because the page is in the way of the press. */
export const isCovered = (reason: unknown): boolean => reason instanceof ApiFailure && reason.message === coveredWords

interface GuardedClientParts {
  readonly fetch: (request: Request) => Promise<Response>
  /** Whether the person's last press may change something. */
  readonly allowsChange: () => Promise<boolean>
  readonly ask: OurWindow['ask']
  readonly onSessionEnded: () => void
}

/** Has our window make a change that binds, and answers as the server would. */
async function changeInWindow(request: Request, ask: OurWindow['ask']): Promise<Response> {
  const body: Input<'updateAccount'>['body'] = await request.json()
  const { isDone, answer, changeId } = await ask({ kind: 'change-account', body })
  if (!isDone) return Response.json({ code: -1, message: names.nothingChanged }, { status: 409 })
  return Response.json(answer, changeId === null ? {} : { headers: { [changeHeader]: String(changeId) } })
}

/**
 * The API for a frame on another page: reads as always, and changes only what the person can have meant to change. What cannot
 * simply be taken back is changed in our window.
 */
export function createGuardedClient({ fetch, allowsChange, ask, onSessionEnded }: GuardedClientParts): Client {
  const client = createClient({
    fetch: (request) =>
      new URL(request.url).pathname === paths.updateAccount.path ? changeInWindow(request, ask) : fetch(request),
    readCookies: () => '',
    onSessionEnded,
  })
  return {
    call: client.call,
    async change(name, ...input) {
      if (!(await allowsChange())) throw new ApiFailure({ status: 0, code: -1, message: coveredWords, items: [] })
      return client.change(name, ...input)
    },
  }
}
