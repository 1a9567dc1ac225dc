import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSend } from '#src/api/useSend.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'
import { megabytes, type PictureProblem, pictureProblem } from './picture.ts'

type Chosen = { file: File; url: string }

/** Choosing, checking, sending and removing a picture; `onDone` when it is saved. */
export function usePicture(onDone: () => void) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { send: upload } = useSend('member/uploadImg', { quiet: true })
  const { send: change } = useSend('member/modifyUserInfo', { quiet: true })
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'removing'>()
  const [readable, setReadable] = useState(true)

  useRevoked(chosen)

  function choose(file: File | undefined) {
    if (!file) return
    const found = pictureProblem(file)
    setProblem(found && words(found, file.size))
    setReadable(true)
    setChosen(found ? undefined : { file, url: URL.createObjectURL(file) })
  }

  async function save(kind: 'sending' | 'removing', avatar: () => Promise<string | null>) {
    setBusy(kind)
    setProblem(undefined)
    try {
      await change({ avatar: await avatar() })
      toast(kind === 'sending' ? t`Picture saved` : t`Picture removed`, 'good')
      onDone()
    } catch (error) {
      setProblem(thrownText(error))
    } finally {
      setBusy(undefined)
    }
  }

  return {
    chosen,
    problem,
    busy,
    /** Chosen, and this device could show it. */
    sendable: readable,
    choose,
    unreadable: () => {
      setReadable(false)
      setProblem(t`This picture cannot be read. Choose another one.`)
    },
    send: async () => {
      if (chosen) await save('sending', async () => (await upload({ file: chosen.file })).url)
    },
    remove: () => void save('removing', async () => null),
  }
}

/** Lets go of what was chosen once another one is, or none. */
function useRevoked(chosen: Chosen | undefined) {
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url)
    },
    [chosen],
  )
}

function useProblemWords() {
  const { t } = useLingui()
  return (found: PictureProblem, size: number) => {
    const tooLarge = megabytes(size)
    if (found === 'size') return t`This picture is ${tooLarge}. It may be 5 MB at most.`
    if (found === 'empty') return t`This file is empty. Choose another one.`
    return t`Choose a PNG, JPEG, WebP or AVIF picture.`
  }
}

export type PictureState = ReturnType<typeof usePicture>
