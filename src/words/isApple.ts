/** A phone or a tablet of the maker whose tablets give themselves out for its computers, which have no fingers. */
export const isApple = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
