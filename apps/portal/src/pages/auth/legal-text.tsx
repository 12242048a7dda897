/** A document in plain text, whose paragraphs are parted by an empty line. */
export function LegalText({ body }: { readonly body: string }) {
  return (
    <div className="flex flex-col gap-3 text-body text-text">
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
