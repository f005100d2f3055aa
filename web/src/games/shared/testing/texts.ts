/** Tests may say what any game says: its board, with which its texts are loaded, is often not what they are about. */
import { books } from "virtual:texts";
import { learn } from "$lib/texts.svelte";

await Promise.all(Object.keys(books.en).map(learn));
