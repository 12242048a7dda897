interface LoadOptions {
  /** the exact release, for an immutable address; without it the newest one */
  readonly version?: string
  /** hash of that release's file, as `sha384-…` */
  readonly integrity?: string
}

const loaded = new Map<string, Promise<void>>()

/**
 * Loads the elements from an Evenkeel, once for each address: a second call returns the same promise. Without a document,
 * as on a server, it does nothing.
 * @throws if the script cannot be loaded; the next call tries again
 * @example await loadEvenkeel('https://money.example')
 */
export function loadEvenkeel(origin: string, { version, integrity }: LoadOptions = {}): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  const path = version === undefined ? '/widgets/v1/loader.js' : `/widgets/${version}/evenkeel.js`
  const { href } = new URL(path, origin)
  const known = loaded.get(href)
  if (known) return known
  const loading = addScript(href, integrity)
  loaded.set(href, loading)
  loading.catch(() => loaded.delete(href))
  return loading
}

function addScript(src: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', async: true, src })
  if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`Evenkeel could not be loaded from ${src}`))
    })
    document.head.append(script)
  })
}
