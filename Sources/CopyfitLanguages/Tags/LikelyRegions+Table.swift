// Written by Scripts/unicode/cldr.py from CLDR 48.2. Do not edit.
// Unicode's licence for its data is Sources/CUnicodeTables/LICENSE-Unicode.txt.

extension LikelyRegions {
    /// Languages, each with the region where it is mostly spoken (CLDR's likely subtags).
    static let table = """
        aa ET ab GE abq RU abr GH ace ID ach UG acr GT ada GH ady RU ae IR aeb TN af ZA agq CM agu GT
        aho IN ak GH akk IQ aln XK alt RU am ET amo NG an ES ann NG aoz ID apc SY apd SD ar EG arc IR
        arn CL aro BO arq DZ ars SA ary MA arz EG as IN asa TZ ase US ast ES atj CA av RU awa IN ay BO
        az AZ ba RU bal PK ban ID bap NP bar AT bas CM bax CM bbc ID bbj CM bci CI be BY bej SD bem ZM
        bew ID bez TZ bfd CM bfq IN bft PK bfy IN bg BG bgc IN bgn PK bgx TR bhb IN bhi IN bho IN bi VU
        bik PH bin NG bjj IN bjn ID bjt SN bkm CM bku PH bla CA blo BJ blt VN bm ML bmq ML bn BD bo CN
        bpy IN bqi IR bqv CI br FR bra IN brh PK brx IN bs BA bsc SN bsq LR bss CM bto PH btv PK bua RU
        buc YT bug ID bum CM bvb GQ byn ER byv CM bza LR bze ML bzj BZ ca ES caa GT cab HN cac GT cad US
        cak GT cch NG ccp BD ccr SV ce RU ceb PH cgg UG ch GU chk FM chm RU cho US chp CA chr US cic US
        cja KH cjm VN ckb IQ ckz GT clc CA cmg MN co FR cop EG cps PH cr CA crg CA crh UA crk CA crl CA
        crs SC cs CZ csb PL csw CA ctd MM cu RU cv RU cy GB da DK dak US dar RU dav KE dcc IN de DE
        den CA dgr CA dje NE dmf NG dnj CI doi IN dsb DE dtm ML dtp MY dty NP dua CM dv MV dyo SN dyu BF
        dz BT ebu KE ecy CY ee GH efi NG egl IT egy EG eky MM el GR en US eo 001 es ES esg IN esu US
        et EE ett IT eu ES ewo CM ext ES fa IR fan GQ fbl PH ff SN ffm ML fi FI fia SD fil PH fit SE
        fj FJ fo FO fon BJ fr FR frc US frp FR frr DE frs DE fub CM fud WF fuf GN fuq NE fur IT fuv NG
        fvr SD fy NL ga IE gaa GH gag MD gan CN gay ID gbm IN gbz IR gcr GF gd GB gez ET gil KI gjk PK
        gju PK gl ES glk IR gmy GR gn PY gon IN gor ID gos NL got UA grb LR grc GR grr DZ grt IN gsw CH
        gu IN gub BR guc CO gur GH guz KE gv IM gvr NP gwi CA ha NG hak CN haw US haz AF he IL hi IN
        hif FJ hil PH hlu TR hmd CN hnd PK hne IN hnj US hnn PH hno PK ho PG hoc IN hoj IN hr HR hsb DE
        hsn CN ht HT hu HU hur CA hy AM hz NA ia 001 iba MY ibb NG id ID ie EE ife TG ig NG ii CN
        ik US ilo PH in ID inh RU io 001 is IS it IT itz GT iu CA iw IL ixl GT izh RU ja JP jac GT
        jam JM jbo 001 jgo CM ji UA jmc TZ jml NP jut DK jv ID jw ID ka GE kaa UZ kab DZ kac MM kaj NG
        kam KE kao ML kaw ID kbd RU kby NE kcg NG kck ZW kde TZ kdh TG kdt TH kea CV kek GT ken CM kfo CI
        kfr IN kfy IN kg CD kge ID kgp BR kha IN khb CN khn IN khq ML kht IN khw PK ki KE kiu TR kj NA
        kjb GT kjg LA kk KZ kkj CM kl GL kln KE km KH kmb AO kn IN knf GW knj GT knn IN ko KR koi RU
        kok IN kos FM kpe LR kqn ZM krc RU kri SL krj PH krl RU kro LR kru IN ks IN ksb TZ ksf CM ksh DE
        kss LR ku TR kum RU kv RU kvr ID kvx PK kw GB kwk CA kxm TH kxp PK kxv IN ky KG kyw IN la VA
        lab GR lad IL lag TZ lah PK laj UG lb LU lbe RU lbw ID lcp CN leb ZM len SV lep IN lez RU lg UG
        li NL lif NP lij IT lil CA lir LR lis CN ljp ID lki IR lkt US lld IT lmn IN lmo IT ln CD lo LA
        lol CD loz ZM lrc IR lt LT ltg LV lu CD lua CD lue ZM lun ZM luo KE luy KE luz IR lv LV lwl TH
        lzh CN lzz TR mad ID maf CM mag IN mai IN mak ID mam GT man GM mas KE maz MX mdf RU mdh PH mdr ID
        men SL mer KE mev LR mey DZ mfa TH mfe MU mfv SN mg MG mgh MZ mgo CM mgp NP mgy TZ mh MH mhn IT
        mi NZ mic CA min ID mk MK ml IN mls SD mn MN mni IN mnw MM mo RO moe CA moh CA mop BZ mos BF
        mr IN mrd NP mrj RU mro BD ms MY mt MT mtr IN mua CM mus US mvy PK mwk ML mwr IN mwv ID mww US
        mxc ZW my MM myv RU myx UG myz IR mzb DZ mzn IR na NR nan CN nap IT naq NA nb NO nch MX nd ZW
        ndc MZ nds DE ne NP new NP ng NA ngl MZ nhe MX nhw MX nij ID niu NU njo IN nl NL nmg CM nn NO
        nnh CM nnp IN no NO nod TH noe IN non SE nqo GN nr ZA nse ZM nsk CA nso ZA nst IN nus SS nv US
        nxq CN ny MW nym TZ nyn UG nzi GH oc FR oj CA ojs CA ojw CA oka CA om ET or IN os GE osa US
        otk MN oui CN pa IN pag PH pal IR pam PH pap CW pau PW pcd FR pcm NG pdc US pdt CA peo IR pfl DE
        pgd PK phn LB pi GB pis SB pka IN pko KE pl PL pms IT pnt GR poc GT poh GT pon FM ppl SV pqm CA
        prd IR prg PL ps AF pt BR puu GA qu PE quc GT qug EC qum GT quv GT raj IN rcf RE rej ID rgn IT
        rhg MM ria IN rif MA rjs NP rkt BD rm CH rmf FI rmo CH rmt IR rmu SE rn BI rng MZ ro RO rob ID
        rof TZ rtm FJ ru RU rue UA rug SB rw RW rwk TZ ryu JP sa IN saf GH sah RU saq KE sas ID sat IN
        sav SN saz IN sbp TZ sc IT sck IN scn IT sco GB sd PK sdc IT sdh IR se NO sef CI seh MZ sei MX
        ses ML sg CF sga IE sgs LT shi MA shn MM si LK sid ET sk SK skr PK sl SI sli PL sly ID sm WS
        sma SE smj SE smn FI smp IL sms FI sn ZW snf SN snk ML so SO sog UZ sou TH sq AL sqm CF sr RS
        srb IN srn SR srr SN srx IN ss ZA ssy ER st ZA stq DE stu MM su ID suk TZ sus GN suz NP sv SE
        sw TZ swb YT swg DE swv IN sxn ID syl BD syr IQ szl PL ta IN taj NP tbw PH tcy IN tdd CN tdg NP
        tdh NP te IN tem SL teo UG tet TL tg TJ th TH thl NP thq NP thr NP ti ET tig ER tiv NG tk TM
        tkl TK tkr AZ tkt NP tl PH tly AZ tmh NE tn ZA tnr SN to TO tog MW toi ZM tok 001 tpi PG tr TR
        tru TR trv TW trw PK ts ZA tsd GR tsg PH tsj BT tt RU ttc GT ttj UG tts TH ttt AZ tum MW tvl TV
        twq NE txg CN txo IN ty PF tyj VN tyv RU tzj GT tzm MA udm RU ug CN uga SY uk UA uli FM umb AO
        unr IN unx IN ur PK usp GT uz UZ vai LR ve ZA vec IT vep RU vi VN vic SX vls BE vmf DE vmw MZ
        vo 001 vot RU vro EE vun TZ wa BE wae CH wal ET war PH wbp AU wbq IN wbr IN wls WF wni KM wo SN
        wsg IN wtm IN wuu CN xag AZ xav BR xco UZ xcr TR xh ZA xin GT xlc TR xld TR xmf GE xmn CN xmr SD
        xna SA xnr IN xog UG xpr IR xsa YE xsd TR xsr NP yao MZ yap FM yav CM ybb CM yi UA yo NG yrl BR
        yua MX yue HK za CN zag SD zdj KM zea NL zgh MA zh CN zkt CN zlm MY zmi MY zu ZA zza TR
        """
}
