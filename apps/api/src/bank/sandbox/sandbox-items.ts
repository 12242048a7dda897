import * as z from 'zod/mini'
import { type SandboxItem, sandboxItem } from './sandbox-item.ts'
import { changeRecord, type SandboxStore } from './sandbox-store.ts'

type Login = Pick<SandboxItem, 'person' | 'institutionId' | 'world'>

/** The logins of the sandbox by their item ids. */
export interface SandboxItems {
  /** Returns the login's current state; an unknown one is as its token states. */
  meet(made: SandboxItem): Promise<SandboxItem>
  get(itemId: string): Promise<SandboxItem | undefined>
  /** Stores a login, replacing what was known of it. */
  put(item: SandboxItem): Promise<void>
  /** Changes a login based on its current state; returns the changed login. */
  change(itemId: string, change: (item: SandboxItem) => SandboxItem): Promise<SandboxItem | undefined>
  /** Returns the day from which a bank has rows of a person, who may have signed in there before. */
  historyFrom(login: Login): Promise<string | undefined>
}

const itemKey = (itemId: string) => `item:${itemId}`
const historyKey = ({ person, institutionId, world }: Login) => `history:${person}:${institutionId}:${world}`

function read(content: string | undefined): SandboxItem | undefined {
  const parsed = content === undefined ? undefined : z.safeParse(sandboxItem, JSON.parse(content))
  return parsed?.success ? parsed.data : undefined
}

export function createSandboxItems(store: SandboxStore): SandboxItems {
  const get = async (itemId: string) => read(await store.get(itemKey(itemId)))
  const add = async (item: SandboxItem) => {
    await store.add(historyKey(item), item.historyFrom)
    return store.add(itemKey(item.itemId), JSON.stringify(item))
  }
  const change: SandboxItems['change'] = async (itemId, work) =>
    read(
      await changeRecord(store, itemKey(itemId), (content) => {
        const item = read(content)
        return item ? JSON.stringify(work(item)) : null
      }),
    )

  return {
    get,
    change,
    async meet(made) {
      const known = await get(made.itemId)
      if (known) return known
      await add(made)
      return (await get(made.itemId)) ?? made
    },
    async put(item) {
      if (!(await add(item))) await change(item.itemId, () => item)
    },
    historyFrom: (login) => store.get(historyKey(login)),
  }
}
