import { allowStyleElements } from '@evenkeel/ui/style-nonce'

// Once a document: a frame may show a calculator first, and then the person's own widget.
allowStyleElements()
