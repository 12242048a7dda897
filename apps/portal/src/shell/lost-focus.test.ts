// Proves: WCAG-2.4.3
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLostFocus } from './lost-focus.ts'

let stop: () => void
let isInWindow: boolean
beforeEach(() => {
  // The document of these tests is never drawn.
  Element.prototype.checkVisibility ??= () => true
  // It says that nothing has the focus once its last control is gone.
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isInWindow)
  isInWindow = true
  document.body.innerHTML = `
    <section>
      <h2>Who can see your data now</h2>
      <ul>
        <li><a href="#change">Change</a> <button>End planner access</button></li>
        <li><button>Allow</button> <button>Refuse</button></li>
      </ul>
    </section>`
  stop = watchLostFocus(0)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const focused = () => document.activeElement?.textContent

it('stays in the row whose control is gone, so that a second press answers no other question', async () => {
  button('End planner access')?.focus()
  button('End planner access')?.remove()
  await expect.poll(focused).toBe('Change')
})

it('goes to the next row when its row is gone, else to the one before, else to the heading', async () => {
  button('End planner access')?.focus()
  document.querySelector('li')?.remove()
  await expect.poll(focused).toBe('Allow')
  document.querySelector('li')?.remove()
  await expect.poll(focused).toBe('Who can see your data now')
})

it('waits at the heading while its control is disabled, and returns to it, unless the person went on', async () => {
  const [end, allow] = [button('End planner access'), button('Allow')]
  if (!end || !allow) throw new Error('The buttons are not there')
  const heading = 'Who can see your data now'
  end.focus()
  end.disabled = true
  await expect.poll(focused).toBe(heading)
  end.disabled = false
  await expect.poll(focused).toBe('End planner access')
  end.disabled = true
  await expect.poll(focused).toBe(heading)
  allow.focus()
  end.disabled = false
  await Promise.resolve()
  expect(focused()).toBe('Allow')
})

it('takes the focus from no other window or frame, and looks again when it comes back', async () => {
  button('End planner access')?.focus()
  isInWindow = false
  button('End planner access')?.remove()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
  isInWindow = true
  dispatchEvent(new Event('focus'))
  await expect.poll(focused).toBe('Change')
})
