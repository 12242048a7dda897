/** Settles when the document has loaded: what a page can see of our loading is over by then. */
export const whenLoaded = new Promise<void>((loaded) => {
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', () => loaded(), { once: true })
})
