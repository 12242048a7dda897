/** What to look for in a document: by role and by the whole accessible name, or its beginning. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'field' | 'heading' | 'dialog' | 'menuitem' | 'text'
  readonly name: string
}

/** A tab or window. `frame` is the end of a frame's address; without it, the document of the tab itself. */
export interface Tab {
  goto(address: string): Promise<void>
  /** Runs a function in a document and returns what it returns, or resolves with. Input and result are JSON. */
  run<Input extends readonly unknown[], Output>(
    place: { readonly frame?: string },
    script: (...input: Input) => Output | Promise<Output>,
    ...input: Input
  ): Promise<Output>
  /** Presses with the pointer of the browser, as soon as what is wanted is there; `patience` in milliseconds. */
  press(wanted: Wanted, frame?: string, patience?: number): Promise<void>
  /** Brings the window forward, so that its document has the focus. */
  focus(): Promise<void>
  /** Replaces the text of a field by typed keys. */
  type(name: string, text: string, frame?: string): Promise<void>
  /** Presses a key of the keyboard where the focus of that document is. */
  key(name: 'Escape' | 'Tab' | 'Enter', frame?: string): Promise<void>
  /** Presses keys of the keyboard one after the other, where the focus of the tab's own document is. */
  keys(...names: readonly (keyof typeof driverKeys)[]): Promise<void>
  /** Types where the focus of the tab's own document is. */
  write(text: string): Promise<void>
  /** PNG of what is visible */
  picture(): Promise<Uint8Array>
  isClosed(): Promise<boolean>
}

/** Keys by their names, each with its character in W3C WebDriver. */
export const driverKeys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const

/** A running browser of another engine than Chromium's, with an empty profile. */
export interface EngineBrowser {
  readonly firstTab: Tab
  /** Whether a frame of another site than the page's has its cookies again on the next visit. */
  readonly keepsCookiesOfFrames: boolean
  /** Returns the window that `act` opens. */
  opened(act: () => Promise<void>): Promise<Tab>
  /** The document as a person gets it on paper, as PDF; undefined if this engine's driver cannot print. */
  print(tab: Tab): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

export interface EngineSettings {
  /** Frames of another site than the page's get and send no cookie, as in Safari. */
  readonly preventsTracking?: boolean
}

/** Waits for what `read` returns to be true, or anything else that is not empty. */
export async function until<T>(what: string, read: () => Promise<T>, patience = 30_000): Promise<NonNullable<T>> {
  const end = Date.now() + patience
  let failure: unknown
  for (;;) {
    try {
      const found = await read()
      if (found) return found
    } catch (reason) {
      failure = reason
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`, { cause: failure })
    await new Promise((done) => setTimeout(done, 100))
  }
}
