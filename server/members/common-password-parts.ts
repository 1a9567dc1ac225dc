/**
 * What the commonest passwords are made of. A password here has a letter and a digit, so nearly all common ones are a
 * word with a tail of digits or a run of the keyboard: the parts say more than a list of whole passwords would.
 */

const lines = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that common passwords begin with (or end in), small letters. */
export const WORDS = new Set(
  lines(`
  a aa aaa abc abcd abcde abcdef access account admin administrator adobe alex alexander alexis alice amanda amber
  america andrea andrew angel angela angels anna anthony apple april arsenal asd asdf asdfg asdfgh ashley asshole
  august austin auto azerty baby babygirl badboy bailey banana bandit barbara barcelona barney baseball basketball
  batman bear beauty benjamin biteme bitch bitcoin bitwave black blessed blink blue bond boomer booboo boss boston
  brandon brian brooklyn brother bubba bubbles buddy buster butter butterfly calvin camaro canada captain carlos
  carmen caroline casper cat chance change changeme charles charlie charlotte cheese chelsea cherry chester chicken
  china chocolate chris christian christine christopher claude coffee computer cookie cool cooper corvette cowboy
  crypto crystal daddy dakota dallas daniel danielle david december default demo denise dennis destiny diablo
  diamond doctor dog dolphin donald dragon dream eagle elephant elizabeth eminem emily enter eric ethereum family
  farm february ferrari fish flower football forever fred freedom friend friends fuck fucker fuckme fuckoff fuckyou
  gabriel gandalf garfield gemini george ginger girl gold golden golf good google green guest guitar hacker hallo
  hammer hannah happy harley harry heart heather heaven hello helpme hockey home honda honey hotmail hottie house
  hunter iceman iloveyou india internet isabella italia jackie jackson jaguar jake jasmine jason jennifer jeremy
  jessica jesus john johnny jonathan jordan joseph joshua juan july junior june justin karina kevin killer king
  kitty knight kobe kristina ladybug laura lauren legend leonardo letmein liberty life liverpool login london
  lonely love loveme lovely lover loveyou lucky madison maggie magic manchester manuel march marcus maria mariana
  marina mario marlboro martin master matrix matthew maverick maximus melissa member mercedes mercury merlin
  michael michelle mickey midnight miguel mike miner mining minecraft mom money monica monkey monster morgan mother
  mustang mypass mypassword naruto natasha nathan newyork nicholas nicole nintendo nirvana november october
  oliver olivia orange paloma panther paradise paris pass passw passwd passwort password passwords patrick peace
  peanut pepper peter phoenix pizza playboy player please pokemon police pool porsche prince princess private
  purple pussy q qaz qazwsx qq qwe qwer qwert qwerty qwertyu qwertyuiop qwertz rabbit rachel rainbow raiders ranger
  rebecca red redsox richard robert rock rocky ronaldo root rose rosebud runner samantha samson samsung sandra
  sarah scooter scorpio scott secret secure september server service sexy shadow shannon shit silver simple simon
  single skate slayer smile smokey snoopy snow soccer sophia sophie spider spiderman stake staking star starwars
  steve steven stella summer sunday sunflower sunshine super superman superstar support sweet sweety system taylor
  teddy telephone temp test tester testing theman thomas thunder thx tiger tigger tim tinkerbell tokyo toyota
  travis trustno tweety unknown user valentina vanessa vampire victor victoria viking vincent wallet warrior web
  welcome whatever white william willow windows winner winter wizard wolf woaini x xbox xxx yamaha yankees yellow
  yuki z zaq zxc zxcv zxcvb zxcvbn zxcvbnm`),
)

/** Whole ones that no word and tail make, small letters. */
export const WHOLE = new Set(
  lines(`
  0p9o8i 0p9o8i7u 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1g2w3e4r 1q1q1q 1q2q3q 1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz1qaz 1qaz2w 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazxsw23edc 1w2q3r4e 123a123a
  123abc123 12qw12 12qwas 12qwaszx 1312acab 147258a 1z2x3c 1z2x3c4v 1zn6fpn01x 2wsx3edc 21qwerty 3edc4rfv 3rjs1la7qe
  4rfv5tgb 5t6y7u8i 6yhn7ujm a0000000 a1a1a1 a1b1c1 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a1234567890a aa123123 aa12345678
  acab1312 amerika1 asd123asd asdf1234asdf b4bybl00d bmw325i c3po c3por2d2 e10adc3949ba59abbe56e057f20f883e f00bar
  fqrg7cs493 g00gle h4ck3r hell0 l0vey0u l1verp00l le1tmein m0nkey ncc1701 ncc1701a ncc1701d ncc1701e o0o0o0 p4ssw0rd
  p4ssword p@55w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword1 pa55w0rd pa55word pa55word1 passw0rd passw0rd1 passw0rd123 q1q1q1 q1w2e3
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q1q2q3 qa1234 qaz123wsx qazwsx123edc qq123456789 qwe123asd qwe123qwe qwer1234asdf
  r2d2c3po rs232c s3cret s3cr3t se7en t3st tr0ub4dor tr0ub4dor&3 trustn01 u2 w1w1w1 w1w2w3 w2w2w2 wsx123 x4ivygl1
  xxxx1234xxxx y6y6y6 z1x2c3 z1x2c3v4 zaq12wsx zaq1xsw2 zaq1zaq1 zaq1@wsx !qaz2wsx 1qaz!qaz 1qaz@wsx 1q2w#e4r`),
)
