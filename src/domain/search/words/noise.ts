/** Words that have no meaning for a stone. Only these may vanish from a typed text. */
export const noiseWords: ReadonlySet<string> = new Set([
  ..."diamond,diamonds,stone,stones,gem,gems,piece,pieces,goods,loose,polished,stock,report,number,numbers,ct,cts,carat,carats,please,pls,plz".split(
    ",",
  ),
  ..."thanks,hi,hello,a,an,the,and,or,with,of,for,in,from,at,me,we,need,want,looking,find,show,search,any,some".split(
    ",",
  ),
]);

/** Signs that only part words. */
export const noiseSigns: ReadonlySet<string> = new Set([
  ...[",", ";", ":", ".", "..", "/", "|", "-", "&", "(", ")", "[", "]", "'", '"', "!", "?"],
]);
