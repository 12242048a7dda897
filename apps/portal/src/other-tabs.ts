import type { OtherPages, StaleReads } from '@evenkeel/api-client/react'
import { roles, sessionAtom, store } from './state.ts'

interface Message {
  readonly userId: number
  readonly reads: StaleReads
}

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'userId' in data

/** Returns who is signed in here, if they are an employee. A look of staff leaves a line, so their tabs look only when they are asked to. */
function employeeId(): number | null {
  const session = store.get(sessionAtom)
  return session?.role === roles.employee ? session.userId : null
}

/** Returns the other tabs of this browser that show the same employee's data; undefined where the browser has no channel between tabs. */
export function otherTabs(): OtherPages | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  let opened: BroadcastChannel | null = null
  // Opened by the first effect, when the first screen is drawn: to open it as the file runs made a slow sign-in a tenth slower.
  const open = () => (opened ??= new BroadcastChannel('evenkeel-changes'))
  return {
    tell(reads) {
      const userId = employeeId()
      const channel = open()
      // A channel reaches only this origin, so there is no target to name.
      const say: (message: Message) => void = channel.postMessage.bind(channel)
      if (userId !== null) say({ userId, reads })
    },
    hear(listener) {
      const channel = open()
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data) && data.userId === employeeId()) listener(data.reads)
      }
      channel.addEventListener('message', listen)
      return () => channel.removeEventListener('message', listen)
    },
  }
}
