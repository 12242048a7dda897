import type { SandboxInstitution, SandboxState } from '@evenkeel/api-client/contract/sandbox-bank'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { newPerson, type TestPerson } from './test-person.ts'

/** Does all background work that is due, for everybody; returns how many ledgers had some. */
export const runDueWork = (app: TestApp): Promise<number> => app.runDueWork()

interface LinkOptions {
  readonly institutionId?: SandboxInstitution['institutionId']
  readonly userName?: string
  /** The connection that is repaired. */
  readonly accountId?: number
}

/** Goes through the sandbox's dialog over HTTP, up to the public token. */
export async function goThroughDialog(
  client: TestClient,
  { institutionId = 'twin_harbor', userName = 'user_good', accountId }: LinkOptions = {},
) {
  const { data } = await client.call('createLink', { body: { language: 'en', ...(accountId && { accountId }) } })
  const login = await client.call('sandboxLogin', {
    body: { linkToken: data.linkToken, institutionId, userName, password: 'pass_good' },
  })
  if (login.error) throw new Error(login.error.errorCode)
  const finished = await client.call('sandboxFinish', { body: { linkToken: data.linkToken } })
  return { ...finished, data, accounts: login.accounts }
}

/** Links a bank of the sandbox; its first sync is due. */
export async function linkBank(client: TestClient, options: LinkOptions = {}): Promise<Answer<'createConnection'>> {
  const { publicToken, institution, data } = await goThroughDialog(client, options)
  return client.call('createConnection', {
    body: { publicToken, institutionId: institution.institutionId, name: institution.name, handle: data.handle },
  })
}

/** A person with one bank of the sandbox, read for the first time. */
export interface LinkedPerson extends TestPerson {
  readonly connectionId: number
  /** Requests a sync as the person and completes it. */
  sync(): Promise<void>
  status(): Promise<Answer<'connectionStatus'>>
  setState(state: SandboxState): Promise<void>
}

export async function newLinkedPerson(app: TestApp, options: LinkOptions = {}): Promise<LinkedPerson> {
  const person = await newPerson(app)
  const { accountConnectionId: connectionId } = await linkBank(person.client, options)
  await runDueWork(app)
  return {
    ...person,
    connectionId,
    async sync() {
      await person.client.call('syncConnection', { body: { accountId: connectionId } })
      await runDueWork(app)
    },
    status: () => person.client.call('connectionStatus', { body: { connectionId } }),
    setState: async (state) => void (await person.client.call('sandboxControl', { body: { connectionId, state } })),
  }
}
