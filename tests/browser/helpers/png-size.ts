/** Returns the width and height in pixels from the header of a PNG file. */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG file')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
