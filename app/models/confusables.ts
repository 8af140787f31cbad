/**
 * Letters and digits that look like others, from Unicode's security data (confusables.txt, version
 * 10) by `scripts/tables/confusables.mjs`: of all scripts those that look like an ASCII one, of
 * Latin, Cyrillic and Greek also those that look like each other. Each line holds what is looked
 * like and everything that looks like it.
 */
const lines = `
2 ꝚƧϨꙄᒿꛯ
3 ꞫȜƷꝪⳌЗӠ𖼻𑣊
4 Ꮞ𑢯
5 Ƽ𑢻
6 ⳒбᏮ𑣕
7 𐓒𑣆
8 ৪੪𞣋ȣȢ𐌚
9 ੧୨৭൭ꝮⳊ𑣌𑢬𑣖
A ΑАᎪᗅꓮ𖽀𐊠
AA Ꜳ
AE ÆӔ
AO Ꜵ
AU Ꜷ
AV ꜸꜺ
AY Ꜽ
B ꞴΒВᏴᗷꓐ𐊂𐊡𐌁
C 𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜
D Ꭰᗞᗪꓓ
E ΕЕⴹᎬꓰ𑢦𑢮𐊆
F ꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥
G ԌᏀᏳꓖ
H ΗⲎНᎻᕼꓧ𐋏
J ꞲͿЈᎫᒍꓙ
K ΚⲔКᏦᛕꓗ𐔘
L ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦
M ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑
N ΝⲚꓠ𐔓
O 0߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖
OE Œ
OO ꝎꚘ
P ΡⲢРᏢᑭꓑ𐊕
Q ⵕ
R ƦᎡᏒ𐒴ᖇꓣ𖼵
S ЅՏᏕᏚꓢ𖼺𐊖𐐠
T ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕
T3 Ꜩ
U Սሀ𐓎ᑌꓴ𖽂𑢸
V ٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝
W 𑣯𑣦ԜᎳᏔꓪ
X 𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧
Y ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲
Z 𐋵𑣥ΖᏃꓜ𑢩
a ɑαа
aa ꜳ
ae æӕ
ao ꜵ
au ꜷ
av ꜹꜻ
ay ꜽ
b ƄЬᏏᖯ
bl Ы
c ᴄⲥсꮯ𐐽
d ԁᏧᑯꓒ
dz ʣ
e ꬲеҽ
f ꬵꞙẝք
g ɡᶃƍց
h һհᏂ
i ıɪɩιіꙇӏꭵᎥ𑣃
j ϳј
l 1١۱𐌠𞣇IƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉
lO Ю
ll ǁװ
ls ʪ
lz ʫ
n ոռ
o ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬
oe œ
oo ꝏꚙ
p ρⲣр
q ԛգզ
r ꭇꭈᴦⲅгꮁ
rn 𑣣m𑜀
s ꜱƽѕꮪ𑣁𐑈
tf ꝷ
ts ʦ
u ꞟᴜꭎꭒʋυս𐓶𑣘
ue ᵫ
uo ꭣ
v ᴠνѵט𑜆ꮩ𑣀
w ɯᴡѡԝա𑜊𑜎𑜏ꮃ
x хᕁᕽ
y ɣᶌʏỿꭚγуүყ𑣜
z ᴢꮓ𑣄
Þ Ϸ
ß ꞵβ
þ ƿϸ
ĸ ᴋκк
ƅ ь
Ɔ ↃϽ
Ə Ә
Ɛ Ԑ
ƨ ᴤꙅ
Ʃ Σ
ǝ əә
Ƕ Ԋ
ȝ ʒꝫӡ
Ʌ ΛЛ
ɋ ᶐ
ɔ ↄᴐͻ
ɜ ᴈз
ɢ ԍ
ɸ φф
ʃ ꭍ
ʌ ᴧ
ʍ ᴍм
ʘ Ꙩ
ʙ в
ʚ ꞝ
ʜ н
Γ Г
Π П
Φ Ф
Ψ Ѱ
π ᴨп
ς ϛ
χ ꭓꭕ
ψ ѱ
ω ꞷꙍ
И Ͷ
л ᴫ
љ ꭠ
Ҷ Ӌ
ҷ ӌ
ᴎ ͷи
ᴘ ᴩ
ᴙ я
ᴛ τт
ẟ δ
Ⱶ Ͱ
Ꙍ Ꞷ
ꜧ ꞕ
Ꜿ Ͽ
ꜿ ͽ
Ꝺ ꝺ
Ꞓ Є
ꞓ ɛεєԑ
`;

/** What a letter looks like, by letter; those that look like nothing else are missing. */
export const confusables: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [target = "", letters = ""] = line.split(" ");
      return [...letters].map((letter) => [letter, target] as const);
    }),
);
